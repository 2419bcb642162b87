import type { ImportedField, LeadMapping } from '#contract/leadImport.ts';

// What people and portals call the columns of their lists, in lower case, without spaces and signs.
const names: Readonly<Record<ImportedField, string>> = {
  full_name: `name fullname customer customername client clientname lead leadname contact contactname contactperson
    buyer buyername person personname party partyname prospect prospectname enquirername visitorname nameofcustomer
    nameofclient username firstname`,
  phone: `phone phoneno phonenumber phone1 mobile mobileno mobilenumber mobile1 mob mobno contactno contactnumber
    contactnos cell cellno cellphone whatsapp whatsappno whatsappnumber telephone tel telno number customerphone
    customermobile clientphone clientmobile primaryphone primarynumber callingnumber ph phno`,
  email: `email emailid emailaddress mail mailid mailaddress emails email1 customeremail clientemail emailidofcustomer
    primaryemail`,
  city: 'city town location place area locality preferredlocation preferredcity currentcity address region',
  property_interest: `propertyinterest interest interestedin interested requirement requirements property propertytype
    propertyname propertyinterested project projectname lookingfor need needs configuration bhk unittype enquiryfor
    inquiryfor`,
  source: `source leadsource leadfrom sourceoflead enquirysource inquirysource from channel medium leadchannel portal
    platform howdidyouhear`,
  status: 'status leadstatus stage leadstage state currentstatus',
  message: `message messages remark remarks note notes comment comments description details query enquiry inquiry
    feedback discussion`,
  assigned_to: `assignedto assigned assignee agent agentname owner leadowner executive salesexecutive salesperson
    salesagent handledby allottedto allocatedto telecaller rm`,
};

const known = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    words.split(/\s+/).map((word) => [word, field as ImportedField] as const),
  ),
);

/** The field that a column's name means; undefined for an unknown name. */
export const fieldNamed = (column: string): ImportedField | undefined =>
  known.get(column.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** The column of each field, by the columns' names. The first of several that mean the same field is used. */
export const matchColumns = (columns: readonly string[]): LeadMapping => {
  const mapping: Partial<Record<ImportedField, string>> = {};
  for (const column of columns) {
    const field = fieldNamed(column);
    if (field) mapping[field] ??= column;
  }
  return mapping;
};

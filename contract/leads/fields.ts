import type { Choices } from '../choices.ts';
import { leadSources, leadStatuses } from './choices.ts';

// The table of a lead's fields: schemas, labels, form, columns, merging, import, export, erasure and the page of personal
// data are derived from it. It does not import validation, because pages that only show labels load it too.

interface Common {
  readonly label: string;
  /** The Drizzle column that stores it. */
  readonly column: string;
  /** What people and portals call its column in their files: in lower case, without spaces and signs. */
  readonly called: string;
  /** Whether it has the whole width of the form. */
  readonly wide?: true;
  /** Whether exports contain it (specification 000, section 9). */
  readonly exported?: true;
}

interface Personal {
  /** Every lead has one. The form also asks for an e-mail, which imported leads and enquiries may lack. */
  readonly required?: true;
  /** What it contains about a person, for `docs/privacy.md`. An erasure empties it. */
  readonly personal: string;
  /** It is about the broker's staff: an erasure only removes the lead's person from it. */
  readonly ofStaff?: true;
  /** It quotes no one: when a contact is erased, it is not searched in other people's leads. */
  readonly quotes?: false;
}

/** One field of a lead: how it is checked, stored and shown. */
export type LeadField = Common &
  (
    | ({ readonly kind: 'text'; readonly max: number; readonly rows?: number } & Personal)
    | ({ readonly kind: 'email' | 'phone' } & Personal)
    | { readonly kind: 'choice'; readonly choices: Choices; readonly default: string }
  );

export const leadFields = {
  full_name: {
    kind: 'text',
    label: 'Full name',
    max: 120,
    required: true,
    column: 'fullName',
    exported: true,
    called: `name fullname customer customername client clientname lead leadname contact contactname contactperson
      buyer buyername person personname party partyname prospect prospectname enquirername visitorname nameofcustomer
      nameofclient username firstname`,
    wide: true,
    personal: 'Name',
    quotes: false,
  },
  email: {
    kind: 'email',
    label: 'Email',
    column: 'email',
    exported: true,
    called: `email emailid emailaddress mail mailid mailaddress emails email1 customeremail clientemail emailidofcustomer
      primaryemail`,
    personal: 'E-mail',
    quotes: false,
  },
  phone: {
    kind: 'phone',
    label: 'Phone',
    required: true,
    column: 'phone',
    exported: true,
    called: `phone phoneno phonenumber phone1 mobile mobileno mobilenumber mobile1 mob mobno contactno contactnumber
      contactnos cell cellno cellphone whatsapp whatsappno whatsappnumber telephone tel telno number customerphone
      customermobile clientphone clientmobile primaryphone primarynumber callingnumber ph phno`,
    personal: 'Phone, as typed',
    quotes: false,
  },
  city: {
    kind: 'text',
    label: 'City',
    max: 120,
    column: 'city',
    exported: true,
    called: 'city town location place area locality preferredlocation preferredcity currentcity address region',
    personal: 'City',
    quotes: false,
  },
  property_interest: {
    kind: 'text',
    // Written as the specification writes the column of the CRM's tables.
    label: 'Property Interest',
    max: 200,
    column: 'propertyInterest',
    exported: true,
    called: `propertyinterest interest interestedin interested requirement requirements property propertytype
      propertyname propertyinterested project projectname lookingfor need needs configuration bhk unittype enquiryfor
      inquiryfor`,
    personal: 'What the person looks for',
  },
  source: {
    kind: 'choice',
    label: 'Source',
    choices: leadSources,
    default: 'website',
    column: 'source',
    exported: true,
    called: `source leadsource leadfrom sourceoflead enquirysource inquirysource from channel medium leadchannel portal
      platform howdidyouhear`,
  },
  status: {
    kind: 'choice',
    label: 'Status',
    choices: leadStatuses,
    default: 'new',
    column: 'status',
    exported: true,
    called: 'status leadstatus stage leadstage state currentstatus',
  },
  message: {
    kind: 'text',
    label: 'Message',
    max: 4_000,
    rows: 3,
    column: 'message',
    called: `message messages remark remarks note notes comment comments description details query enquiry inquiry
      feedback discussion`,
    wide: true,
    personal: 'What the person wrote, or the broker noted',
  },
  assigned_to: {
    kind: 'text',
    label: 'Assigned to',
    max: 120,
    column: 'assignedTo',
    exported: true,
    called: `assignedto assigned assignee agent agentname owner leadowner executive salesexecutive salesperson
      salesagent handledby allottedto allocatedto telecaller rm`,
    wide: true,
    personal: 'Who works the lead: the broker’s staff',
    ofStaff: true,
  },
} as const satisfies Readonly<Record<string, LeadField>>;

export type LeadFieldName = keyof typeof leadFields;

/** The fields with their names. */
export const leadRows = Object.entries(leadFields) as (readonly [LeadFieldName, LeadField])[];

/** The names of the fields, those that every lead has first. */
export const leadFieldNames: readonly LeadFieldName[] = leadRows
  .toSorted(([, one], [, other]) => Number('required' in other) - Number('required' in one))
  .map(([name]) => name);

/** The labels of the fields, wherever they are shown. */
export const leadLabels = Object.fromEntries(leadRows.map(([name, { label }]) => [name, label])) as Readonly<
  Record<LeadFieldName, string>
>;

/** Defaults of a new lead, for the form and for create, but not for a PATCH. */
export const leadDefaults = {
  source: leadFields.source.default,
  status: leadFields.status.default,
} as const;

/** A field's value in words: the label of a choice, and an empty text for no value. */
export const leadWords = (name: LeadFieldName, value: string | null): string => {
  const field: LeadField = leadFields[name];
  return (field.kind === 'choice' && field.choices.labels[value ?? '']) || (value ?? '');
};

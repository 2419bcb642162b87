import { type InferType, object, type Schema } from 'yup';
import {
  type Choices,
  choice,
  id,
  optionalText,
  outChoice,
  outNumber,
  outText,
  outTextOrNull,
  outTime,
  outTimeOrNull,
  requiredEmail,
  requiredPhone,
  requiredText,
  text,
} from '../fields.ts';
import { followUpKinds, leadPrivacies, leadScopes } from './choices.ts';
import { type LeadField, type LeadFieldName, type leadFields, leadRows } from './fields.ts';

type Fields = typeof leadFields;

type SchemaOf<F extends LeadField> = F extends { kind: 'choice'; choices: Choices<infer Value> }
  ? ReturnType<typeof choice<Value>>
  : F extends { kind: 'email' | 'phone' } | { required: true }
    ? ReturnType<typeof requiredText>
    : ReturnType<typeof optionalText>;

const schemaOf = (field: LeadField): Schema => {
  const { label } = field;
  switch (field.kind) {
    case 'email':
      return requiredEmail(label);
    case 'phone':
      return requiredPhone(label);
    case 'choice':
      return choice(label, field.choices);
    case 'text':
      return (field.required ? requiredText : optionalText)(label, field.max);
  }
};

type OutSchemaOf<F extends LeadField> = F extends { kind: 'choice'; choices: Choices<infer Value> }
  ? ReturnType<typeof outChoice<Value>>
  : F extends { required: true }
    ? ReturnType<typeof outText>
    : ReturnType<typeof outTextOrNull>;

const outSchemaOf = (field: LeadField): Schema => {
  if (field.kind === 'choice') return outChoice(field.choices);
  return field.required ? outText() : outTextOrNull();
};

const schemasOf = (of: (field: LeadField) => Schema) =>
  Object.fromEntries(leadRows.map(([name, field]) => [name, of(field)]));

export const followUp = object({
  at: outTime(),
  kind: outChoice(followUpKinds),
  text: outTextOrNull(),
});

const leadShape = {
  id: id(),
  ...(schemasOf(outSchemaOf) as { [Name in LeadFieldName]: OutSchemaOf<Fields[Name]> }),
  created_at: outTime(),
  updated_at: outTime(),
  /** What is planned next. */
  follow_up: followUp.nullable().defined(),
  last_event_at: outTime(),
  /** When the person was first contacted; null if they still wait. */
  contacted_at: outTimeOrNull().optional(),
  /** How many other leads of the same owner have the same phone or e-mail. */
  duplicates: outNumber(),
  /** Null for almost all: the person has requested neither. */
  privacy: outChoice(leadPrivacies).nullable(),
};

export const lead = object(leadShape);
export type Lead = InferType<typeof lead>;

/** A lead in the operator's list of all sources. */
export const sourcedLead = object({
  ...leadShape,
  lead_source_type: outChoice(leadScopes),
  broker_name: outTextOrNull(),
  tenant_db: outTextOrNull(),
});
export type SourcedLead = InferType<typeof sourcedLead>;

/** The fields of a call that adds or changes a lead. */
export const leadSchemas = schemasOf(schemaOf) as { readonly [Name in LeadFieldName]: SchemaOf<Fields[Name]> };

/** Full name, email and phone are required (specification 000, section 5). */
export const leadCreateBody = object({ ...leadSchemas });

/** A change: absent fields stay; `updated_at` (as read) turns a stale change into a 409. */
export const leadPatchBody = leadCreateBody.partial().shape({ updated_at: text('updated_at', 40) });

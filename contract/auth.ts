import { type InferType, object, string } from 'yup';
import { get, post, put, ROLES } from './endpoint.ts';
import {
  dataOf,
  flag,
  id,
  listed,
  optionalText,
  outChoice,
  outNumber,
  outText,
  outTextOrNull,
  outTimeOrNull,
  personFields,
  requiredEmail,
  requiredPhone,
  requiredText,
  text,
} from './fields.ts';
import { passwordRule } from './rules/password.ts';
import { signupPasswordError } from './rules/signupPassword.ts';

/** Passwords longer than this are rejected before any hashing. */
export const PASSWORD_MAX = 128;

export const roles = listed(ROLES);

/** The password that an operator or a broker sets for a new account: the signup rules apply. */
export const newPassword = () => requiredText('Password', PASSWORD_MAX).test(passwordRule);

/** The body of every login. Password rules do not apply on login (specification 001, section 5). */
export const loginBody = object({
  email: requiredEmail(),
  password: requiredText('Password', PASSWORD_MAX),
  remember: flag('Remember Me').optional(),
  /** A second-step code, or a recovery code. */
  otp: text('Code', 64).optional(),
});
export type LoginBody = InferType<typeof loginBody>;

const token = { token: outText() };
const login = { access: 'public', body: loginBody, responses: { 200: object(token) } } as const;

export const loginSuperAdmin = post('/api/auth/super-admin/login', {
  ...login,
  summary: 'Sign in as the platform operator',
});

export const loginBroker = post('/api/auth/broker/login', { ...login, summary: 'Sign in as a broker' });

/** For home seekers and the users that a broker added. */
export const loginUser = post('/api/auth/user/login', {
  ...login,
  summary: 'Sign in as a user',
  responses: { 200: object({ ...token, user: object({ name: outText(), email: outText() }) }) },
});

/** The terms that people agree to when they sign up; the account stores their version and the time (DPDP Act). */
export const signupConsent = {
  version: 'signup-4',
  terms: [
    'Your account is for you: keep its password to yourself.',
    'Give your own name, e-mail and mobile, and post only what is true and yours to post.',
    'The public sees an agent’s homes and site once Nivaas has approved the account.',
    'Nivaas may suspend an account that misleads others.',
  ],
  privacy: [
    'Nivaas keeps your name, e-mail and mobile, when you agreed to this, and when and from where you sign in. Your password is kept only in a form that nobody can read.',
    'They are used to run your account: to send you the OTP, to sign you in, and to keep strangers out.',
    'You may withdraw your agreement at any time: home seekers can delete their account themselves, brokers ask Nivaas to close theirs.',
  ],
} as const;

/** The first call sends the details, the second the same with otpId and otpCode. `consent`: the ticked terms. */
export const signupBody = object({
  full_name: requiredText('Your Name', 120),
  email: requiredEmail('E-mail'),
  phone: requiredPhone('Mobile'),
  // An empty password is too short: it gets the first rule's message.
  password: text('Password', PASSWORD_MAX).required(signupPasswordError('')).test(passwordRule),
  otpId: text('OTP', 64).optional(),
  // No length is enforced (specification 001, section 5): a code of another length is simply wrong.
  otpCode: string().typeError('OTP must be text').nonNullable('OTP must be text').optional(),
  consent: flag('Consent').isTrue('Please agree to the terms').optional(),
});
export type SignupBody = InferType<typeof signupBody>;

/** 202 with otpId requests the code; 201 means that the account exists. */
const signup = {
  access: 'public',
  body: signupBody,
  repeatable: true,
  responses: {
    201: dataOf(object({ id: outNumber() })),
    202: object({ otpId: outText(), message: outText() }),
  },
} as const;

export const signupUser = post('/api/auth/user/signup', { ...signup, summary: 'Sign up as a home seeker' });

export const signupBroker = post('/api/auth/broker/signup', { ...signup, summary: 'Sign up as a broker' });

/** Revokes the token it is called with. */
export const logout = post('/api/auth/logout', {
  access: ROLES,
  summary: 'Sign out',
  responses: { 200: dataOf(object({ id: outNumber() })) },
});

/** The signed-in person (specification 000, section 7). */
export const profile = object({
  id: id(),
  role: outChoice(roles),
  name: outText(),
  email: outText(),
  phone: outTextOrNull(),
  photo: outTextOrNull(),
  lastLoginAt: outTimeOrNull(),
  licenseNo: outTextOrNull(),
  tenantDb: outTextOrNull(),
  /** The new email until its owner confirms it; until then `email` stays. */
  pending_email: outTextOrNull(),
});
export type Profile = InferType<typeof profile>;

export const whoami = get('/api/auth/whoami', {
  access: ROLES,
  summary: 'The signed-in person',
  responses: { 200: dataOf(profile) },
});

const ownFields = personFields('Full name');
const licence = { license_no: optionalText('License No', 60) };
const changedFields = {
  ...ownFields,
  full_name: ownFields.full_name.optional(),
  email: ownFields.email.optional(),
};

/** The profile form: name and email are required (specification 000, section 5), unless a photo is sent. */
export const ownProfile = object({ ...ownFields, ...licence });

const profileUpdate = {
  encoding: 'either',
  file: { name: 'photo', required: false },
  responses: { 200: dataOf(profile) },
} as const;

export const updateSuperAdminProfile = put('/api/auth/super-admin/profile', {
  ...profileUpdate,
  access: ['super_admin'],
  summary: "Change the operator's own profile; a photo may be sent alone",
  body: object(changedFields),
});

export const updateBrokerProfile = put('/api/auth/broker/profile', {
  ...profileUpdate,
  access: ['broker'],
  summary: "Change the broker's own profile; a photo may be sent alone",
  body: object({ ...changedFields, ...licence }),
});

/** The name and email of a home seeker, whose phone a code has proven. */
export const ownAccount = object({ full_name: requiredText('Name', 120), email: requiredEmail('E-mail') });

export const updateUserProfile = put('/api/auth/user/profile', {
  access: ['user'],
  summary: "Change a user's own name and email",
  body: ownAccount,
  responses: { 200: dataOf(profile) },
});

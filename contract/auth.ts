import { type InferType, object, string } from 'yup';
import { endpoint, ROLES } from './endpoint.ts';
import {
  dataOf,
  flag,
  id,
  listed,
  optionalPhone,
  optionalText,
  outChoice,
  outNumber,
  outText,
  outTextOrNull,
  outTimeOrNull,
  requiredEmail,
  requiredPhone,
  requiredText,
  text,
} from './fields.ts';
import { passwordRule } from './rules/password.ts';
import { signupPasswordError } from './rules/signupPassword.ts';

/** Passwords longer than this are refused before any hashing. */
export const PASSWORD_MAX = 128;

export const roles = listed(ROLES);

/** What every login takes. Password rules do not apply on login (specification 001, section 5). */
export const loginBody = object({
  email: requiredEmail(),
  password: requiredText('Password', PASSWORD_MAX),
  remember: flag('Remember Me').optional(),
});
export type LoginBody = InferType<typeof loginBody>;

const tokenAnswer = object({ token: outText() });

/** POST /api/auth/super-admin/login */
export const loginSuperAdmin = endpoint({
  method: 'POST',
  path: '/api/auth/super-admin/login',
  access: 'public',
  summary: 'Sign in as the platform operator',
  body: loginBody,
  responses: { 200: tokenAnswer },
});

/** POST /api/auth/broker/login */
export const loginBroker = endpoint({
  method: 'POST',
  path: '/api/auth/broker/login',
  access: 'public',
  summary: 'Sign in as a broker',
  body: loginBody,
  responses: { 200: tokenAnswer },
});

/** POST /api/auth/user/login: home seekers and the users a broker made. */
export const loginUser = endpoint({
  method: 'POST',
  path: '/api/auth/user/login',
  access: 'public',
  summary: 'Sign in as a user',
  body: loginBody,
  responses: { 200: object({ token: outText(), user: object({ name: outText(), email: outText() }) }) },
});

/** The words that everybody who signs up agrees to; their version and the time are stored with the account (DPDP Act). */
export const signupConsent = {
  version: 'signup-2',
  terms: [
    'Your account is for you: keep its password to yourself.',
    'Give your own name, e-mail and mobile, and post only what is true and yours to post.',
    'The public sees an agent’s homes and site once Nivaas has approved the account.',
    'Nivaas may suspend an account that misleads others.',
  ],
  privacy: [
    'Nivaas keeps your name, e-mail and mobile, when you agreed to this, and when and from where you sign in. Your password is kept only in a form that nobody can read.',
    'They are used to run your account: to send you the OTP, to sign you in, and to keep strangers out.',
    'You may take your agreement back at any time: ask Nivaas to close your account.',
  ],
} as const;

/** What a signup sends; the same again with otpId and otpCode once a code was sent. `consent`: the ticked terms. */
export const signupBody = object({
  full_name: requiredText('Your Name', 120),
  email: requiredEmail('E-mail'),
  phone: requiredPhone('Mobile'),
  // Empty is too short: the first rule's words, like the other rules' in their order.
  password: text('Password', PASSWORD_MAX).required(signupPasswordError('')).test(passwordRule),
  otpId: text('OTP', 64).optional(),
  // No length is enforced (specification 001, section 5): one of another length is simply wrong.
  otpCode: string().typeError('OTP must be text').nonNullable('OTP must be text').optional(),
  consent: flag('Consent').isTrue('Please agree to the terms').optional(),
});
export type SignupBody = InferType<typeof signupBody>;

const signupAnswers = {
  201: dataOf(object({ id: outNumber() })),
  202: object({ otpId: outText(), message: outText() }),
} as const;

/** POST /api/auth/user/signup: 202 with otpId asks for the code, 201 means the account exists. */
export const signupUser = endpoint({
  method: 'POST',
  path: '/api/auth/user/signup',
  access: 'public',
  summary: 'Sign up as a home seeker',
  body: signupBody,
  repeatable: true,
  responses: signupAnswers,
});

/** POST /api/auth/broker/signup */
export const signupBroker = endpoint({
  method: 'POST',
  path: '/api/auth/broker/signup',
  access: 'public',
  summary: 'Sign up as a broker',
  body: signupBody,
  repeatable: true,
  responses: signupAnswers,
});

/** POST /api/auth/logout: revokes the token it is called with. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: ['super_admin', 'broker', 'user'],
  summary: 'Sign out',
  responses: { 200: dataOf(object({ id: outNumber() })) },
});

/** Who is signed in, as whoami answers it (specification 000, section 7). */
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
});
export type Profile = InferType<typeof profile>;

/** GET /api/auth/whoami */
export const whoami = endpoint({
  method: 'GET',
  path: '/api/auth/whoami',
  access: ['super_admin', 'broker', 'user'],
  summary: 'The signed-in person',
  responses: { 200: dataOf(profile) },
});

const ownFields = { full_name: requiredText('Full name', 120), email: requiredEmail(), phone: optionalPhone() };
const licence = { license_no: optionalText('License No', 60) };
const changedFields = {
  ...ownFields,
  full_name: ownFields.full_name.optional(),
  email: ownFields.email.optional(),
};

/** The own profile as its form has it: name and email are required there (specification 000, section 5). */
export const ownProfile = object({ ...ownFields, ...licence });

const photoPart = { name: 'photo', required: false } as const;

/** PUT /api/auth/super-admin/profile: JSON, or multipart with a photo. */
export const updateSuperAdminProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/super-admin/profile',
  access: ['super_admin'],
  summary: "Change the operator's own profile or photo",
  encoding: 'either',
  file: photoPart,
  body: object(changedFields),
  responses: { 200: dataOf(profile) },
});

/** PUT /api/auth/broker/profile: JSON, or multipart with a photo. */
export const updateBrokerProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/broker/profile',
  access: ['broker'],
  summary: "Change the broker's own profile or photo",
  encoding: 'either',
  file: photoPart,
  body: object({ ...changedFields, ...licence }),
  responses: { 200: dataOf(profile) },
});

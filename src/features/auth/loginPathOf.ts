import { paths } from '#contract/paths.ts';

/** The login of each role. */
export const loginPathOf = {
  super_admin: paths.superadmin.login,
  broker: `${paths.auth}?role=broker`,
  user: paths.auth,
} as const;

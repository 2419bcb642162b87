/** The credentials of an account. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The operator of the servers under test. */
export const operator: Account = { email: 'meera@nivaas.example', password: 'Udaipur#2026lake' };

/** The settings of a server that contains only the operator. */
export const operatorAlone = { DEMO: 'off', ADMIN_EMAIL: operator.email, ADMIN_PASSWORD: operator.password };

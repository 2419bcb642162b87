/** The files of a Strapi project with a content type for leads, by path. */
export const strapiProject: Readonly<Record<string, string>> = {
  'config/database.js': `module.exports = ({ env }) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL') },
    pool: { min: 2, max: 10 },
  },
});
`,
  'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['bench-one', 'bench-two'] } });
`,
  'config/admin.js': `module.exports = {
  auth: { secret: 'bench' },
  apiToken: { salt: 'bench' },
  transfer: { token: { salt: 'bench' } },
  secrets: { encryptionKey: 'bench-bench-bench-bench-bench-32' },
  serveAdminPanel: false,
};
`,
  'config/plugins.js': `module.exports = {
  // Fifty brokers sign in from one address.
  'users-permissions': { config: { jwtSecret: 'bench', jwt: { expiresIn: '1d' }, ratelimit: { enabled: false } } },
};
`,
  'config/middlewares.js': `module.exports = [
  'logger',
  'errors',
  'security',
  'cors',
  'poweredBy',
  'query',
  'body',
  'session',
  'favicon',
  'public',
].map((name) => \`strapi::\${name}\`);
`,
  'src/index.js': `module.exports = {};
`,
  'src/api/lead/content-types/lead/schema.json': `{
  "kind": "collectionType",
  "collectionName": "leads",
  "info": { "singularName": "lead", "pluralName": "leads", "displayName": "Lead" },
  "options": { "draftAndPublish": false },
  "attributes": {
    "broker_id": { "type": "integer" },
    "full_name": { "type": "string" },
    "email": { "type": "string" },
    "phone": { "type": "string" },
    "city": { "type": "string" },
    "property_interest": { "type": "string" },
    "source": { "type": "string" },
    "status": { "type": "string" },
    "message": { "type": "text" },
    "assigned_to": { "type": "string" }
  }
}
`,
  'server.js': `// Starts Strapi, and adds the users of brokers, who may read, add and change leads.
const { createStrapi } = require('@strapi/strapi');

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

createStrapi({ appDir: __dirname, distDir: __dirname })
  .start()
  .then(async (strapi) => {
    const role = await strapi.db.query(ROLE).findOne({ where: { type: 'authenticated' } });
    for (const action of ['find', 'findOne', 'create', 'update'])
      await strapi.db.query(PERMISSION).create({ data: { action: \`api::lead.lead.\${action}\`, role: role.id } });
    for (let n = 1; n <= Number(process.env.BROKERS); n += 1) {
      const user = { username: \`broker\${n}\`, email: \`broker\${n}@example.com\`, password: process.env.PASSWORD };
      await strapi
        .plugin('users-permissions')
        .service('user')
        .add({ ...user, role: role.id, confirmed: true, provider: 'local' });
    }
    process.stdout.write('The brokers are there\\n');
  });
`,
  ...Object.fromEntries(
    [
      ['routes', 'Router'],
      ['controllers', 'Controller'],
      ['services', 'Service'],
    ].map(([folder, part]) => [
      `src/api/lead/${folder}/lead.js`,
      `module.exports = require('@strapi/strapi').factories.createCore${part}('api::lead.lead');\n`,
    ]),
  ),
};

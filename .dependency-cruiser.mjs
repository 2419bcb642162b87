const sources = '^(contract|src|server|stories|e2e|bench|scripts|\\.storybook)/';
const testFile = '\\.test\\.tsx?$';

/** Allows a part of the tree to import only the parts named, besides itself and packages. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${name}: imports go downwards only (ARCHITECTURE.md)`,
  from: { path: from, pathNot: testFile },
  to: { path: sources, pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('contract', '^contract/', ['^contract/']),
    only('theme', '^src/theme/', ['^src/theme/', '^src/lib/', '^contract/']),
    only('lib', '^src/lib/', ['^src/lib/', '^contract/']),
    only('art', '^src/art/', ['^src/(art|theme|lib)/', '^contract/']),
    only('ui', '^src/ui/', ['^src/(ui|art|theme|lib)/', '^contract/']),
    only('features', '^src/features/', ['^src/(features|ui|art|theme|lib)/', '^contract/']),
    only('render', '^src/render/', ['^src/(render|theme|lib)/', '^contract/']),
    only('sites', '^src/sites/', ['^src/(sites|render|ui|art|theme|lib)/', '^contract/']),
    only('screens', '^src/screens/', ['^src/(screens|features|sites|ui|art|theme|lib)/', '^contract/']),
    only('app', '^src/(app/|main|hydrate|prerender)', ['^src/', '^contract/']),
    // Tests render published sites straight from their source; the server itself loads what was built.
    only('server', '^server/(?!mail/MailPage|testing/renderedSites)', ['^server/', '^contract/']),
    // Mails have the colours of the screens.
    only('mail', '^server/mail/MailPage', ['^server/', '^contract/', '^src/theme/(tokens|peacock)\\.ts$']),
    only('mocks', '^stories/mocks/', ['^stories/mocks/', '^src/lib/', '^contract/']),
    {
      name: 'no-feature-imports-a-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-screen-imports-a-screen',
      severity: 'error',
      from: { path: '^src/screens/([^/]+/[^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'no-area-imports-an-area',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'fixtures-are-for-stories-tests-and-the-demo',
      severity: 'error',
      from: { path: '^(src|server|contract)/', pathNot: [testFile, '^server/(demo|testing)/', '^contract/fixtures/'] },
      to: { path: '^contract/fixtures/' },
    },
    {
      name: 'demo-only-from-its-door',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [testFile, '^server/demo/', '^server/(startup/firstStart|cli/removeDemo)\\.ts$', '^server/testing/'],
      },
      to: { path: '^server/demo/' },
    },
    {
      name: 'database-drivers-only-in-db',
      severity: 'error',
      comment: 'Queries run in one of the scopes (docs/how-it-works.md, The database): a driver would go around them.',
      from: { path: '^(contract|src|server)/', pathNot: [testFile, '^server/(db|testing)/'] },
      to: { path: 'node_modules/(@types/)?(pg|@electric-sql/[^/]+)/|node_modules/drizzle-orm/(?!pg-core/)[^/]+/' },
    },
    {
      name: 'engines-only-in-db',
      severity: 'error',
      from: { path: '^(contract|src|server)/', pathNot: [testFile, '^server/(db|testing)/'] },
      to: { path: '^server/db/(pglite|postgres|migrate)\\.ts$' },
    },
    {
      name: 'policies-lifted-only-by-a-command',
      severity: 'error',
      from: { path: '^(contract|src|server)/', pathNot: [testFile, '^server/demo/removal\\.ts$'] },
      to: { path: '^server/db/withoutPolicies\\.ts$' },
    },
    {
      name: 'opened-only-at-the-start',
      severity: 'error',
      from: {
        path: '^(contract|src|server)/',
        pathNot: [testFile, '^server/(main|cli/command)\\.ts$', '^server/testing/'],
      },
      to: { path: '^server/db/connect\\.ts$' },
    },
    {
      name: 'nothing-imports-stories',
      severity: 'error',
      from: { path: '^(src|server|contract)/' },
      to: { path: '^stories/' },
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      from: { path: '^contract/', pathNot: testFile },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/(@types/)?(yup|papaparse)/' },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^src/', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|coverage)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'default', 'types', 'node'],
    },
  },
};

// The import rules of docs/architecture.md. `scripts/rules/import-rules.test.ts` tries each rule with a planted violation.
/** @param {string} name @param {object} from @param {object} to @param {string} comment */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
/** @param {string} p @param {string} [not] */
const path = (p, not) => ({ path: p, ...(not && { pathNot: not }) });

const test = '\\.test\\.tsx?$|/test/';
const queries = '/queries(\\.ts$|/)';

module.exports = {
  forbidden: [
    rule('everything-resolves', {}, { couldNotResolve: true }, 'An import that cannot be resolved escapes every other rule.'),
    rule(
      'no-cycles',
      {},
      { circular: true },
      'Files of a cycle cannot be understood or tested alone: merge them or extract the shared part.',
    ),
    rule(
      'no-orphans',
      { orphan: true, path: '^(apps|packages)/[^/]+/src/', pathNot: [test, '\\.d\\.ts$', '^packages/', 'src/start-after-paint\\.ts$'] },
      {},
      'Nothing imports this file and it imports nothing: delete it.',
    ),
    rule('source-knows-no-tests', path('^(apps|packages)/[^/]+/src/', test), path(test), 'Production code does not import test code.'),
    rule(
      'product-knows-no-tools',
      path('^(apps|packages)/'),
      path('^(e2e|bench|scripts)/'),
      'Tools import the applications, never the reverse.',
    ),
    rule('apps-do-not-meet', path('^apps/([^/]+)/'), path('^apps/', '^apps/$1/'), 'Applications share code through packages only.'),
    rule('packages-below-apps', path('^packages/'), path('^apps/'), 'A package does not import the applications that use it.'),
    rule(
      'money-is-a-leaf',
      path('^packages/money/'),
      path('^(packages|apps)/', '^packages/money/'),
      'packages/money contains arithmetic only and imports no other package.',
    ),
    rule(
      'contract-knows-only-money',
      path('^packages/contract/'),
      path('^packages/', '^packages/(contract|money)/'),
      'The contract imports packages/money only.',
    ),
    rule(
      'contract-as-types',
      path('^(apps/(storefront|back-office)|packages/client)/src/', test),
      { ...path('^packages/contract/', '^packages/contract/src/files\\.ts$'), dependencyTypesNot: ['type-only'] },
      'The schemas stay out of the browser: import the contract with `import type`. The limits of files have no schema.',
    ),
    rule(
      'limits-of-files-are-a-leaf',
      path('^packages/contract/src/files\\.ts$'),
      path('.'),
      'Browsers load the limits of files, so they import nothing.',
    ),
    rule(
      'ui-is-domain-free',
      path('^packages/ui/'),
      path('^packages/(?!ui/)|node_modules/(react-router|@tanstack|zustand)'),
      'A primitive of packages/ui imports no router, no server state and no other package.',
    ),
    rule(
      'client-knows-only-the-contract',
      path('^packages/client/'),
      path('^packages/(?!(client|contract|money)/)|node_modules/(react-router|react-dom)'),
      'packages/client serves every application: it imports no primitives and no routes.',
    ),
    rule('texts-are-data', path('^packages/texts/'), path('.'), 'Texts are JSON files and import nothing.'),
    rule(
      'api-has-no-interface',
      path('^apps/api/src/'),
      path('^packages/(ui|client)/'),
      'The API renders no pages, so it imports neither packages/ui nor packages/client.',
    ),
    rule(
      'features-do-not-meet',
      path('^apps/storefront/src/features/([^/]+)/'),
      path('^apps/storefront/src/features/', '^apps/storefront/src/features/$1/'),
      'Features do not import each other: a route composes them.',
    ),
    rule(
      'features-below-routes',
      path('^apps/storefront/src/features/'),
      path('^apps/storefront/src/(routes|app)/'),
      'Routes import features, never the reverse.',
    ),
    rule(
      'routes-below-app',
      path('^apps/storefront/src/routes/'),
      path('^apps/storefront/src/app/'),
      'The app imports the routes, never the reverse.',
    ),
    rule(
      'lib-is-a-leaf',
      path('^apps/storefront/src/lib/'),
      path('^apps/storefront/src/', '^apps/storefront/src/lib/'),
      'lib imports nothing else of the storefront.',
    ),
    rule(
      'panel-features-do-not-meet',
      path('^apps/back-office/src/features/([^/]+)/'),
      path('^apps/back-office/src/(features/|admin/)', '^apps/back-office/src/features/$1/'),
      'Features of the back office import neither each other nor the pages that compose them.',
    ),
    rule(
      'panel-lib-is-a-leaf',
      path('^apps/back-office/src/lib/'),
      path('^apps/back-office/src/', '^apps/back-office/src/lib/'),
      'lib imports nothing else of the back office.',
    ),
    rule(
      'panel-tabs-in-view',
      path('^apps/back-office/src/', '^apps/back-office/src/lib/frame/panel-tabs\\.tsx$'),
      path('^packages/ui/src/navigation/tabs\\.tsx$'),
      'Rows of tabs of the panels are PanelTabs, which scrolls the current tab into view.',
    ),
    rule(
      'modules-do-not-meet',
      path('^apps/api/src/modules/([^/]+)/'),
      path('^apps/api/src/modules/', '^apps/api/src/modules/$1/'),
      'Modules do not import each other: a workflow composes them.',
    ),
    rule(
      'modules-below-workflows',
      path('^apps/api/src/modules/'),
      path('^apps/api/src/(workflows|commands|app)'),
      'Workflows import modules, never the reverse.',
    ),
    rule(
      'sql-only-in-queries',
      path('^apps/api/src/', `${queries}|^apps/api/src/platform/|${test}`),
      { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
      'SQL is written in queries.ts, queries/ and platform only; other files may import the types of Kysely.',
    ),
    rule(
      'workflows-do-not-query',
      path('^apps/api/src/workflows/', test),
      path('^node_modules/pg/|^apps/api/src/modules/.*/routes\\.ts$'),
      'A workflow opens the transaction and calls operations and queries; it contains no SQL and calls no route.',
    ),
    rule(
      'workflows-below-app',
      path('^apps/api/src/workflows/'),
      path('^apps/api/src/((app|server)\\.ts$|commands/)'),
      'The app and the commands import workflows, never the reverse.',
    ),
    rule(
      'commands-parse-and-print',
      path('^apps/api/src/commands/(?!db|framework/)', test),
      path('^node_modules/kysely/|^apps/api/src/platform/database/(transaction|kysely)\\.ts$|^apps/api/src/modules/.*/routes\\.ts$'),
      'A command parses and prints: it calls operations, which open their own transactions.',
    ),
    rule(
      'platform-is-a-leaf',
      path('^apps/api/src/platform/'),
      path('^apps/api/src/(modules|workflows|integrations|commands|app)'),
      'The platform imports no code of the shop.',
    ),
    rule(
      'integrations-below-modules',
      path('^apps/api/src/integrations/'),
      path('^apps/api/src/(modules|workflows|commands|app)'),
      'An integration connects one provider and imports no code of the shop.',
    ),
    rule(
      'domain-is-pure',
      path('^apps/api/src/modules/[^/]+/domain/', test),
      path(`^(apps/api/src/(platform|workflows|integrations)|node_modules)|${queries}|/routes\\.ts$`),
      'Business rules in domain/ are pure: they import no database, no provider and no library.',
    ),
    rule(
      'routes-do-not-query',
      path('^apps/api/src/.*/routes\\.ts$'),
      path(`${queries}|^apps/api/src/platform/database`),
      'A route handles HTTP only: it calls an operation, which runs the queries.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};

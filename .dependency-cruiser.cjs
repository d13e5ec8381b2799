// The arrows of docs/architecture.md. `scripts/rules/import-rules.test.ts` tries each one with a planted violation.
/** @param {string} name @param {object} from @param {object} to @param {string} comment */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
/** @param {string} p @param {string} [not] */
const path = (p, not) => ({ path: p, ...(not && { pathNot: not }) });

const test = '\\.test\\.tsx?$|/test/';

module.exports = {
  forbidden: [
    rule('everything-resolves', {}, { couldNotResolve: true }, 'An import that cannot be resolved escapes every other rule.'),
    rule('no-cycles', {}, { circular: true }, 'A cycle means two files are one file.'),
    rule(
      'no-orphans',
      { orphan: true, path: '^(apps|packages)/[^/]+/src/', pathNot: [test, '\\.d\\.ts$', '^packages/', 'src/start-after-paint\\.ts$'] },
      {},
      'A file that nothing imports and that imports nothing is dead.',
    ),
    rule('source-knows-no-tests', path('^(apps|packages)/[^/]+/src/', test), path(test), 'What ships does not import test support.'),
    rule('product-knows-no-tools', path('^(apps|packages)/'), path('^(e2e|bench|scripts)/'), 'Tools start the product, never the reverse.'),
    rule('apps-do-not-meet', path('^apps/([^/]+)/'), path('^apps/', '^apps/$1/'), 'Apps meet only through packages.'),
    rule('packages-below-apps', path('^packages/'), path('^apps/'), 'Packages know nobody who uses them.'),
    rule('money-is-a-leaf', path('^packages/money/'), path('^(packages|apps)/', '^packages/money/'), 'Money is arithmetic alone.'),
    rule(
      'contract-knows-only-money',
      path('^packages/contract/'),
      path('^packages/', '^packages/(contract|money)/'),
      'The contract stands on money.',
    ),
    rule(
      'contract-as-types',
      path('^apps/storefront/src/', test),
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
      'The page carries no schemas: import the contract with `import type`.',
    ),
    rule(
      'features-do-not-meet',
      path('^apps/storefront/src/features/([^/]+)/'),
      path('^apps/storefront/src/features/', '^apps/storefront/src/features/$1/'),
      'A route composes features.',
    ),
    rule(
      'features-below-routes',
      path('^apps/storefront/src/features/'),
      path('^apps/storefront/src/(routes|app)/'),
      'A route composes features.',
    ),
    rule('routes-below-app', path('^apps/storefront/src/routes/'), path('^apps/storefront/src/app/'), 'The app mounts the routes.'),
    rule(
      'lib-and-ui-are-leaves',
      path('^apps/storefront/src/(lib|ui)/'),
      path('^apps/storefront/src/', '^apps/storefront/src/$1/'),
      'What everyone stands on stands on nothing.',
    ),
    rule(
      'ui-is-domain-free',
      path('^apps/storefront/src/ui/'),
      path('^packages/contract/|node_modules/(react-router|@tanstack)'),
      'A primitive knows no shop word, no address and no server.',
    ),
    rule(
      'modules-do-not-meet',
      path('^apps/api/src/modules/([^/]+)/'),
      path('^apps/api/src/modules/', '^apps/api/src/modules/$1/'),
      'A workflow composes modules.',
    ),
    rule(
      'modules-below-workflows',
      path('^apps/api/src/modules/'),
      path('^apps/api/src/(workflows|operator|app)'),
      'A workflow composes modules.',
    ),
    rule(
      'workflows-do-not-query',
      path('^apps/api/src/workflows/'),
      path('^apps/api/src/modules/[^/]+/(repository|routes)\\.ts$'),
      'A workflow calls use cases, never tables.',
    ),
    rule(
      'workflows-below-app',
      path('^apps/api/src/workflows/'),
      path('^apps/api/src/((app|server)\\.ts$|operator/)'),
      'The app registers the workflows.',
    ),
    rule(
      'operator-parses-and-prints',
      path('^apps/api/src/operator/', test),
      path('^apps/api/src/modules/.*(/repository|/routes\\.ts$|-repository\\.ts$)'),
      'A command calls the operations of the API, never tables.',
    ),
    rule(
      'platform-is-a-leaf',
      path('^apps/api/src/platform/'),
      path('^apps/api/src/(modules|workflows|integrations|operator|app)'),
      'The platform would serve any product.',
    ),
    rule(
      'integrations-are-told',
      path('^apps/api/src/integrations/'),
      path('^apps/api/src/(modules|workflows|operator|app)'),
      'An integration does one thing for whoever calls it.',
    ),
    rule(
      'domain-is-pure',
      path('^apps/api/src/modules/[^/]+/domain/', test),
      path('^(apps/api/src/(platform|workflows|integrations)|node_modules)|/(repository|routes)\\.ts$'),
      'Rules of the shop need neither a database nor a library.',
    ),
    rule(
      'routes-do-not-query',
      path('^apps/api/src/.*/routes\\.ts$'),
      path('/repository\\.ts$|^apps/api/src/platform/database'),
      'Routes speak HTTP only.',
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

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { permissionCodeNames } from '#domain/permission.ts'
import { permissionWords } from '#entities/words.ts'
import { routeLines } from '../src/router/route-lines.ts'

/** Codes that were given; all others are named in their style (docs/decisions/screens-of-the-map.md). */
const specified: ReadonlySet<string> = new Set([
  'manage_resident',
  'manage_apartment',
  'manage_building',
  'manage_block',
  'manage_media_notebook',
  'manage_media_notification',
  'manage_media_new',
  'manage_utility_group',
  'manage_utility',
  'manage_parking',
  'manage_water_index',
  'manage_electricity_index',
  'manage_contract_map',
  'manage_contract',
  'manage_contract_template',
  'manage_fee',
  'manage_debt',
  'manage_before_get_fee',
  'manage_interactive_conversation',
  'manage_visitor',
  'manage_form',
  'manage_log',
  'manage_notification',
  'manage_banking_transaction',
])

/** One line for each row and no padding, so that a new row changes no other line. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export const routesPage = () => `# Routes

Made from the declarations by \`node scripts/routes-table.ts\`; \`npm run check\` fails when it is old.

${table(
  ['route', 'screen', 'needs'],
  routeLines().map(({ route, screen, permission }) => [`\`${route}\``, screen, permission]),
)}

## Codes named in the style of those that were given

These screens were asked for without a permission; the codes are named in the style of the others.

${table(
  ['code', 'what for'],
  permissionCodeNames
    .filter((code) => !specified.has(code))
    .map((code) => [`\`${code}\``, permissionWords[code].en]),
)}
`

if (import.meta.main) {
  const path = join(import.meta.dirname, '..', 'docs', 'routes.md')
  const page = routesPage()
  const isOld = (await readFile(path, 'utf8').catch(() => '')) !== page
  if (process.argv.includes('--check')) {
    console.log(
      isOld
        ? 'docs/routes.md is old: run node scripts/routes-table.ts'
        : 'Routes: docs/routes.md is as the code is.',
    )
    process.exitCode = isOld ? 1 : 0
  } else if (isOld) await writeFile(path, page)
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importPath, screensOf, viewsOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { levelFor } from '#core/derive/requirement.ts'
import { permissionCodeNames } from '#domain/permission.ts'
import type { Flag } from '#core/permission.ts'
import { labels } from '#entities/labels.ts'
import { permissionWords } from '#entities/words.ts'
import { entities, entityOf } from '#resources'
import { consolePages, redirects, type ConsolePage } from '../src/router/pages.ts'

export interface RouteLine {
  /** With a leading slash; `:id` is a record's. */
  readonly route: string
  readonly screen: string
  /** `manage_apartment.read`, or who else may open it. */
  readonly permission: string
}

/** Codes that specification §2 gives; all others are named in its style. */
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

/** Every route inside the main layout, from the router. */
export const routeLines = (): RouteLine[] =>
  [
    { route: '/', screen: 'to /dashboard', permission: 'signed in' },
    ...consolePages
      .filter(({ needs }) => needs !== 'guest')
      .map((page) => ({ route: `/${page.path}`, screen: page.path, permission: neededBy(page) })),
    ...Object.entries(redirects).map(([path, to]) => ({
      route: `/${path}`,
      screen: `to /${to}`,
      permission: 'signed in',
    })),
    ...entities.flatMap(linesOf),
  ].toSorted((a, b) => (a.route < b.route ? -1 : 1))

function neededBy({ needs, right }: ConsolePage): string {
  if (right !== undefined)
    return `${entityOf(right.resource)?.permission ?? right.resource}.${flagOf[right.action] ?? right.action}`
  return needs === 'auth' || needs === 'token' ? 'signed in' : needs
}

const flagOf: Readonly<Record<string, Flag>> = {
  list: 'read',
  show: 'read',
  edit: 'update',
  create: 'create',
}

function linesOf(entity: AnyEntity): RouteLine[] {
  const words = (
    labels as Readonly<Record<string, { en: { one: string; many: string; views?: Record<string, string> } }>>
  )[entity.name]?.en
  // As route permissions spell it: the organisation's level comes first.
  const needs = (flag: Flag) =>
    `${levelFor(entity, flag) === 'organisation' ? 'organisation:' : ''}${entity.permission}.${flag}`
  const screens = Object.entries(screensOf(entity)).flatMap(([screen, path]): RouteLine[] =>
    path === undefined
      ? []
      : [
          {
            route: `/${path}`,
            screen: screen === 'list' ? String(words?.many) : `${String(words?.one)}: ${screen}`,
            permission: needs(flagOf[screen] ?? 'read'),
          },
        ],
  )
  const views = viewsOf(entity).map(({ name, path, trashed }) => ({
    route: `/${path}`,
    screen: String(words?.views?.[name]),
    permission: needs(trashed === true ? 'delete' : 'read'),
  }))
  const path = importPath(entity)
  const imports =
    path === undefined
      ? []
      : [{ route: `/${path}`, screen: `${String(words?.many)}: import`, permission: needs('create') }]
  return [...screens, ...views, ...imports]
}

/** One line for each row and no padding, so that a new row changes no other line. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export const routesPage = () => `# Routes

Made from the declarations by \`node scripts/routes-table.ts\`; \`npm run check\` fails when it is old.

${table(
  ['route', 'screen', 'needs'],
  routeLines().map(({ route, screen, permission }) => [`\`${route}\``, screen, permission]),
)}

## Codes that the specification does not give

It asks for these screens without naming their permission; the codes are in its style.

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

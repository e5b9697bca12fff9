import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routesOf } from '#core/derive/routes.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { permissionText, type Call } from '#domain/calls/call.ts'
import { importCalls } from '#domain/calls/imports.ts'
import { calls } from '#domain/calls/index.ts'
import type { ResidentRule } from '#core/resident-rule.ts'
import { ofResident } from '#domain/calls/resident.ts'
import { registry } from '#entities/index.ts'
import { allResidentCalls, residentCalls } from '#entities/resident-calls.ts'

const entities: readonly AnyEntity[] = Object.values(registry)

const lineOf = (call: Call) => {
  const body = call.body === undefined ? {} : 'fields' in call.body ? call.body.fields : call.body.shape
  const params = 'fields' in call.params ? call.params.fields : call.params.shape
  const takes = [...Object.keys(params), ...Object.keys(body)].join(', ')
  return `- \`${call.method} ${call.path}\` · ${permissionText(call)} · ${call.summary}${takes === '' ? '' : ` · takes ${takes}`}`
}

/** Calls by the tag under which OpenAPI lists them; those of residents have a chapter of their own. */
function sections(): string {
  const tags = [...new Set(calls.map(({ tag }) => tag))].filter((tag) => tag !== residentTag).toSorted()
  return tags
    .map((tag) => {
      const own = calls.filter((call) => call.tag === tag).toSorted((a, b) => a.path.localeCompare(b.path))
      return `### ${tag}\n\n${own.map((call) => lineOf(call)).join('\n')}`
    })
    .join('\n\n')
}

const residentTag = ofResident.tag

/** What residents call, derived from declarations or declared by itself. */
const residentLines = () =>
  [...calls.filter(({ tag }) => tag === residentTag), ...residentCalls]
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map((call) => lineOf(call))
    .join('\n')

const listed = (names: readonly string[] | undefined) =>
  names === undefined || names.length === 0 ? 'no field' : names.map((name) => `\`${name}\``).join(', ')

/** What residents have of each entity: whose rows, who of a home, since when, and which fields. */
const residentRights = () =>
  allResidentCalls
    .map(({ entity, rule }) => {
      const { own, who, all, since, reads, filters, hasPaper, evenThough = {} } = rule
      const reasons = Object.entries(evenThough).map(
        ([name, why]) => ` \`${name}\` although it is guarded: ${String(why)}.`,
      )
      return [
        `- **${entity.name}**: own by ${[own].flat().join(' or ')}, for who ${roles[who]}`,
        all === undefined ? '' : `, all of a home’s for who ${roles[all]} and for others what they made`,
        since === undefined ? '' : `, since \`${since}\``,
        `; reads ${listed(reads)}; filters by ${listed(filters)}`,
        hasPaper === true ? '; has its paper' : '',
        writtenBy(rule),
        `.${reasons.join('')}`,
      ].join('')
    })
    .join('\n')

/** What they make of it, do with it and take back. */
function writtenBy({
  who,
  makes = who,
  creates,
  createsRows = {},
  does = {},
  withdraws,
  limits,
}: ResidentRule): string {
  const said = creates?.map((name) => {
    const rows = createsRows[name]
    return rows === undefined ? `\`${name}\`` : `\`${name}\` (${listed(rows)} of each)`
  })
  const moves = [...Object.keys(does), ...(withdraws === undefined ? [] : ['withdraw'])]
  return [
    said === undefined
      ? ''
      : `; made by who ${roles[makes]}, of ${said.join(', ')}, at most ${limits?.perDay ?? 0} in a day of ${limits?.of === 'home' ? 'a home' : 'an account'}`,
    moves.length === 0 ? '' : `; moved by ${listed(moves)}`,
  ].join('')
}

const roles = {
  householder: 'is the householder',
  lives: 'lives there',
  adult: 'lives there and is of age',
  acts: 'acts for the apartment',
} as const

/** One line for each entity: its address, its right, and what can be done besides listing and reading. */
function entityLine(entity: AnyEntity): string {
  const [{ url } = { url: '' }, ...routes] = routesOf(entity)
  const words = routes
    .filter(({ action }) => !['one', 'replace', 'update_many', 'delete_many'].includes(action))
    .map(({ action, transition }) => transition ?? action)
  return `- \`${url.replaceAll(/:(\w+)/g, '{$1}')}\` · ${entity.permission} · ${['list', 'one', ...words].join(', ')}`
}

const importable = entities.filter((entity) => entity.imports !== undefined)

/** The calls that each kind of import has under its own address: the same but for the type and its right. */
function importLines(): string[] {
  const [first] = importable
  if (first === undefined) return []
  const own = Object.values(importCalls({ type: '{type}', permission: first.permission }))
  return own.map((call) => lineOf(call).replaceAll(first.permission, '{right}'))
}

const importTypes = importable.map((entity) => `${importType(entity)} (${entity.permission})`).join(', ')

export const apiPage = () => `# The API

Made from the declarations by \`node scripts/api-table.ts\`; \`npm run check\` fails when it is old. Parameters, bodies,
replies and error codes in full: \`/v1/openapi.json\`, and \`/v1/docs\` to try them.

Every call carries \`authorization: Bearer …\`, \`accept-language\` and \`client-id: 3\`. Bodies come as forms
(\`multipart/form-data\`: nested names in brackets, booleans 1 or 0, null as empty text) or as JSON. A refusal has \`errorCode\`
and \`errorMessage\`. Right: \`public\` needs nobody signed in, \`auth\` anybody, \`manage_fee.read\` that right in the building.

## Records

Each entity has the same calls: \`GET\` its address for a list, \`GET …/{id}\` for one, \`POST\` to create, \`PATCH\` or \`PUT …/{id}\`
to change, \`PATCH\` its address with \`items\` (an \`id\` and a \`version\` each) to change several, \`DELETE …/{id}\`, \`POST …/{id}/restore\`, \`GET …/{id}/history\`, \`GET …/export\`; \`POST …/{id}/{transition}\` and
\`POST …/bulk/{transition}\` with \`ids\` to move records through their states.

${entities.map((entity) => entityLine(entity)).join('\n')}

## Other calls

${sections()}

### import, of each type

${importLines().join('\n')}

Types and their rights: ${importTypes}.

## A resident's app

What an app of residents calls, the one at \`/app/\` and any other. It says \`client-id: 4\`. Signing in with that client
(\`POST /v1/auth/login\`) opens a session of the phone: 60 days since it was last used, 180 at most, which opens nothing of the office.
A browser that adds \`lobby-session: none\` gets it as a cookie that no script reads, which counts beside \`client-id: 4\` alone; without that
header the reply has \`access_token\`, for \`authorization\`. Who lives nowhere any more is refused by 403 \`no_home\`, with \`contacts\` to ask.

Lists name the home that they are of (\`apartment_id\`). What is not theirs answers 404, as what does not exist; a parameter that is
not listed here 422 \`unknown_field\`. Profile, password, sessions and the second factor are the calls under \`auth\`, the bell those under \`notifications\`, sockets \`live\`.

${residentLines()}

Rights, from the declarations ([what the words mean](domain/residents.md)):

${residentRights()}
`

if (import.meta.main) {
  const path = join(import.meta.dirname, '..', 'docs', 'api.md')
  const page = apiPage()
  const isOld = (await readFile(path, 'utf8').catch(() => '')) !== page
  if (process.argv.includes('--check')) {
    console.log(
      isOld ? 'docs/api.md is old: run node scripts/api-table.ts' : 'Calls: docs/api.md is as the code is.',
    )
    process.exitCode = isOld ? 1 : 0
  } else if (isOld) await writeFile(path, page)
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

interface Description {
  readonly components: { readonly responses?: Readonly<Record<string, Response>> }
  readonly paths: Paths
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>
interface Operation {
  readonly responses: Readonly<Record<string, Response>>
}

interface Response {
  /** `#/components/responses/…`, in place of the rest. */
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

/** One reply that a test has seen. */
interface Seen {
  readonly method: string
  /** As it was asked for, with its query. */
  readonly path: string
  readonly status: number
  /** Absent if it is no JSON. */
  readonly body: unknown
}

/**
 * Holds each reply against the API's description: throws where an operation answers with a status or a body that it
 * does not have there. Validators are made when they are first needed, once for all files of a process.
 */
export function createDescribed({ paths, components }: Description) {
  const places = placesOf(JSON.parse(atApi(paths)) as Paths)
  const whole = createValidators(components)
  // Columns that were chosen, and records that are carried along, come without their versions.
  const chosen = createValidators(
    JSON.parse(JSON.stringify(components).replaceAll('"required":["id","version"]', '"required":["id"]')),
  )
  return ({ method, path, status, body }: Seen): void => {
    const [address = '', query = ''] = path.split('?', 2)
    const found = places(`/${method.toLowerCase()}${address}`)
    // The description itself and what is beside it have replies of any kind.
    if (found === undefined || 'default' in found.operation.responses) return
    const name = `${method} ${found.path}`
    const responses: Readonly<Record<string, Response | undefined>> = found.operation.responses
    const said = responses[status] ?? responses[`${String(status)[0]}XX`]
    const shared = said?.$ref?.split('/').at(-1)
    const response = shared === undefined ? said : components.responses?.[shared]
    if (response === undefined) throw new Error(`${name} answers ${status}, which is not described`)
    const schema = response.content?.['application/json']?.schema
    // `map` asks for an object by keys in place of the list.
    if (body === undefined || schema === undefined || /(^|&)map=/.test(query) || anyValue.has(name)) return
    const validate = (/(^|&)(columns|with)=/.test(query) ? chosen : whole)(schema)
    if (validate(body)) return
    const faults = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []
    throw new Error(`${name} answers ${status} otherwise than described: ${faults.slice(0, 3).join('; ')}`)
  }
}

/** Values before and after a change are of any kind, which no field of a line can say. */
const anyValue = new Set(['GET /v1/manage/logs', 'GET /v1/manage/logs/{id}'])

const atApi = (part: object) => JSON.stringify(part).replaceAll('"#/components/', '"api#/components/')

/** Makes each validator once; components are compiled once, not again in each operation that refers to them. */
function createValidators(components: object) {
  // Making a validator faster takes longer than the few replies that it checks.
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    code: { optimize: false },
  })
  ajv.addSchema({ $id: 'api', components })
  const made = new Map<object, ValidateFunction>()
  return (schema: object): ValidateFunction => {
    const validate = made.get(schema) ?? ajv.compile(JSON.parse(atApi(schema)) as object)
    made.set(schema, validate)
    return validate
  }
}

interface Place {
  readonly path: string
  readonly operation: Operation
}
interface Branch {
  place?: Place
  readonly next: Map<string, Branch>
}

/** Finds the operation of an address, a fixed word before a parameter. */
function placesOf(paths: Paths) {
  const root: Branch = { next: new Map() }
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      let branch = root
      for (const part of `${method}${path}`.split('/')) {
        const key = part.startsWith('{') ? '*' : part
        const next = branch.next.get(key) ?? { next: new Map<string, Branch>() }
        branch.next.set(key, next)
        branch = next
      }
      branch.place = { path, operation }
    }
  const find = (branch: Branch | undefined, parts: readonly string[]): Place | undefined => {
    const [part, ...rest] = parts
    if (branch === undefined || part === undefined) return branch?.place
    return find(branch.next.get(part), rest) ?? find(branch.next.get('*'), rest)
  }
  return (address: string) => find(root, address.slice(1).split('/'))
}

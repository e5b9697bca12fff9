import { setImmediate } from 'node:timers/promises'
import type { Operation } from './operation.ts'
import { schemaRef, type JsonSchema } from './schemas.ts'

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>
type Schemas = Readonly<Record<string, JsonSchema>>

/**
 * Names each body that a call takes as JSON and as a form, so that it stands once: generators make one type of it, where
 * two that are written out get names that collide with records'.
 */
export function nameBodies(paths: Paths): { readonly paths: Paths; readonly schemas: Schemas } {
  const schemas: Record<string, JsonSchema> = {}
  const named = (operation: Operation): Operation => {
    const { content, ...body } = operation.requestBody ?? {}
    const sent = Object.entries((content ?? {}) as Readonly<Record<string, { readonly schema: JsonSchema }>>)
    const [[, first] = []] = sent
    if (first === undefined || sent.length === 1 || '$ref' in first.schema) return operation
    const name = `${operation.operationId.replace(/^\w/, (letter) => letter.toUpperCase())}Body`
    schemas[name] = first.schema
    const media = sent.map(([type]) => [type, { schema: schemaRef(name) }])
    return { ...operation, requestBody: { ...body, content: Object.fromEntries(media) } }
  }
  const renamed = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, named(operation)])),
  ])
  return { paths: Object.fromEntries(renamed), schemas }
}

/** The schemas that calls refer to, and those that these refer to in turn. */
export async function usedSchemas(schemas: Schemas, paths: Paths): Promise<Schemas> {
  const used = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name] ?? {})
    }
  }
  for (const item of Object.values(paths)) {
    follow(item)
    await setImmediate()
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

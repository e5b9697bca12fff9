import type { AnyEntity } from './entity.ts'
import type { Registry } from './registry.ts'

/**
 * What a built console knows of every entity from the start: enough for menu, addresses, rights and calls. Asking a
 * sketch for anything else throws until its declaration is there.
 */
export type Sketch = Omit<AnyEntity, (typeof laterParts)[number]>

/** The parts that only pages of the entity itself, and of those that refer to it, read. */
export const laterParts = [
  'fields',
  'form',
  'list',
  'lifecycle',
  'summary',
  'glance',
  'conditions',
  'rules',
  'tabs',
  'frozen',
  'uniqueTogether',
  'notifies',
  'reminds',
  'mails',
  'apart',
  'help',
] as const satisfies readonly (keyof AnyEntity)[]

/** The part of a declaration that is worth sending for each entity. */
export function sketchOf(entity: AnyEntity): Sketch {
  const isLater = (part: string) => laterParts.some((one) => one === part)
  const kept = Object.fromEntries(Object.entries(entity).filter(([part]) => !isLater(part)))
  const { views, imports } = entity
  return {
    ...(kept as Sketch),
    ...(imports === undefined ? {} : { imports: { by: [], type: imports.type } }),
    ...(views === undefined ? {} : { views: Object.fromEntries(Object.entries(views).map(bareView)) }),
  }
}

type Views = NonNullable<AnyEntity['views']>

const bareView = ([name, { path, menu, trashed }]: [string, Views[string]]): [string, Views[string]] => [
  name,
  { path, menu, trashed },
]

/** A registry of sketches; each is filled in place by `completeSketches`, so that whoever holds one has the whole. */
export function registryOf(sketches: readonly Sketch[]): Registry {
  return Object.fromEntries(sketches.map((sketch) => [sketch.name, guarded(sketch)]))
}

function guarded(sketch: Sketch): AnyEntity {
  const missing = laterParts.map((part) => {
    const get = () => {
      throw new Error(`the declaration of "${sketch.name}" is not loaded: "${part}"`)
    }
    return [part, { get, configurable: true, enumerable: false }] as const
  })
  return Object.defineProperties({ ...sketch }, Object.fromEntries(missing)) as AnyEntity
}

/** Gives the sketches of these declarations everything that was missing. */
export function completeSketches(registry: Registry, declarations: readonly AnyEntity[]): void {
  for (const declaration of declarations) {
    const sketch = registry[declaration.name]
    if (sketch === undefined) continue
    for (const part of laterParts) Reflect.deleteProperty(sketch, part)
    Object.assign(sketch, declaration)
  }
}

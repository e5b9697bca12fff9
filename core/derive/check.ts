import { namesIn } from '../condition.ts'
import type { AnyEntity } from '../entity.ts'
import { isKindName, kindOf, operatorsOf } from '../kinds.ts'
import type { Registry } from '../registry.ts'
import type { VocabularyLists } from '../vocabulary.ts'
import { isSortable } from '../wire/query.ts'
import { fieldFaults, isKnown } from './check-fields.ts'
import { actionFaults, lifecycleFaults, mailFaults, noticeFaults, reminderFaults } from './check-lifecycle.ts'
import { gridFaults, namesOfLook } from './check-looks.ts'
import { residentFaults } from './check-resident.ts'
import { glanceFaults, menuFaults, summaryFaults } from './check-shown.ts'
import { movesOf } from './moves.ts'
import { allFields, hasTrash, storedFields, writableFields } from './fields.ts'
import { sheetColumns } from './imports.ts'
import { listSort } from './list-sort.ts'
import { relationsOf } from './relations.ts'
import { levelFor } from './requirement.ts'
import { screensOf, viewsOf, webviewScreensOf } from './screens.ts'

/** Why declarations are wrong, each as `entity.field: reason`; empty where all is well. The server starts only then. */
export function faultsOf(registry: Registry, vocabulary: VocabularyLists): string[] {
  const ofFields = Object.values(registry).flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      fieldFaults({ entity, name, field, registry }).map((reason) => `${entity.name}.${name}: ${reason}`),
    ),
  )
  // The rest asks the kinds about every field, so every field must have one.
  const sound = Object.values(registry).filter(hasKinds)
  return [
    ...ofFields,
    ...nameFaults(registry, vocabulary),
    ...findSharedAddresses(sound),
    ...sound.flatMap((entity) => entityFaults(entity, vocabulary)),
    ...sound.flatMap((entity) => [
      ...besideFaults(entity, registry),
      ...menuFaults(entity, registry),
      ...summaryFaults(entity, registry),
      ...glanceFaults(entity, registry),
    ]),
  ]
}

const hasKinds = (entity: AnyEntity) => Object.values(entity.fields).every((field) => isKindName(field.kind))

function nameFaults(registry: Registry, { permissionCodes }: VocabularyLists): string[] {
  return Object.entries(registry).flatMap(([key, entity]) => [
    ...(key === entity.name
      ? []
      : [`${key}: is registered under a name that is not its own ("${entity.name}")`]),
    ...(/^[a-z][a-z0-9_]{0,40}$/.test(entity.name) ? [] : [`${entity.name}: is not snake_case`]),
    ...(/^[a-z0-9{}_-]+(\/[a-z0-9{}_-]+)*$/.test(entity.path)
      ? []
      : [`${entity.name}: path "${entity.path}" is no path`]),
    ...(permissionCodes.includes(entity.permission)
      ? []
      : [`${entity.name}: permission "${entity.permission}" is unknown`]),
  ])
}

/** Two entities at one address would hide each other. */
function findSharedAddresses(entities: readonly AnyEntity[]): string[] {
  const owners = new Map<string, string>()
  return entities.flatMap((entity) => {
    const screens = [screensOf(entity), webviewScreensOf(entity)]
      .flatMap((own) => Object.values(own))
      .filter((path) => path !== undefined)
    const views = viewsOf(entity).map(({ path }) => path)
    const addresses = [`call ${entity.path}`, ...[...screens, ...views].map((path) => `screen ${path}`)]
    return addresses.flatMap((address) => {
      const owner = owners.get(address)
      owners.set(address, entity.name)
      return owner === undefined ? [] : [`${entity.name}: has the ${address} that ${owner} has`]
    })
  })
}

function entityFaults(entity: AnyEntity, vocabulary: VocabularyLists): string[] {
  const reasons = [
    ...unknownNames(entity),
    ...listFaults(entity),
    ...formFaults(entity),
    ...ruleFaults(entity),
    ...keyFaults(entity),
    ...lifecycleFaults(entity),
    ...actionFaults(entity),
    ...noticeFaults(entity),
    ...reminderFaults(entity),
    ...mailFaults(entity),
    ...levelFaults(entity, vocabulary),
    ...residentFaults(entity),
  ]
  return reasons.map(
    ({ field, reason }) => `${entity.name}${field === undefined ? '' : `.${field}`}: ${reason}`,
  )
}

/** A right for the organisation as a whole must be one that a group of the organisation can give. */
function levelFaults(entity: AnyEntity, { organisationCodes }: VocabularyLists): Fault[] {
  const moves = movesOf(entity)
  const isOrganisations = entity.writes !== undefined || entity.reads !== undefined
  const isAsked =
    isOrganisations ||
    levelFor(entity, 'create') === 'organisation' ||
    moves.some(({ level }) => level === 'organisation')
  return [
    ...(isOrganisations && entity.scope !== 'organisation'
      ? [{ reason: 'is kept at organisation level, but is not of the organisation' }]
      : []),
    ...(isAsked && !organisationCodes.includes(entity.permission)
      ? [{ reason: `needs ${entity.permission} for the organisation, which is no organisation code` }]
      : []),
  ]
}

/** A reason, at a field where it concerns one. */
export interface Fault {
  readonly field?: string
  readonly reason: string
}

const sectionFields = (entity: AnyEntity) =>
  entity.form.flatMap((section) => ('fields' in section ? section.fields : []))

function unknownNames(entity: AnyEntity): Fault[] {
  const conditions = entity.conditions ?? []
  const said: [string, readonly string[]][] = [
    ['title', [entity.title]],
    ['subtitle', entity.subtitle === undefined ? [] : [entity.subtitle]],
    ['color', entity.color === undefined ? [] : [entity.color]],
    ['list.columns', entity.list.columns],
    ['list.filters', entity.list.filters ?? []],
    ['list.sort', listSort(entity).map(({ field }) => field)],
    ['form', sectionFields(entity)],
    [
      'form',
      entity.form.flatMap((one) => ('fields' in one && one.when !== undefined ? namesIn(one.when) : [])),
    ],
    ['list.looks', (entity.list.looks ?? []).flatMap(namesOfLook)],
    ['tabs', entity.tabs ?? []],
    ['views', viewsOf(entity).flatMap(({ where }) => (where === undefined ? [] : namesIn(where)))],
    ['rules', (entity.rules ?? []).flatMap((rule) => [rule.field, rule.other])],
    ['conditions', conditions.flatMap((one) => one.fields)],
    [
      'conditions',
      conditions.flatMap((one) => [one.show, one.require].flatMap((when) => (when ? namesIn(when) : []))),
    ],
    ['uniqueTogether', (entity.uniqueTogether ?? []).flat()],
    ['apart', apartNames(entity)],
    [
      'frozen',
      (entity.frozen ?? []).flatMap(({ fields = [], deletable }) => [
        ...fields,
        ...(typeof deletable === 'object' ? deletable.asks : []),
      ]),
    ],
    ['imports', entity.imports?.by ?? []],
    ['choices', entity.choices?.fields ?? []],
    ['glance', (entity.glance ?? []).map(({ of }) => of)],
    ['summary', (entity.summary ?? []).map((fact) => (typeof fact === 'string' ? fact : fact.of))],
    ['home', entity.home === undefined ? [] : [entity.home]],
  ]
  return said.flatMap(([where, names]) =>
    names
      .filter((name) => !isKnown(entity, name))
      .map((field) => ({ field, reason: `${where} names it, and it is not there` })),
  )
}

function apartNames({ apart }: AnyEntity): readonly string[] {
  if (apart === undefined) return []
  const { refuse: _refuse, ...names } = apart
  return Object.values(names)
}

function listFaults(entity: AnyEntity): Fault[] {
  const fields = allFields(entity)
  const titled = fields[entity.title]
  const chosen = entity.choices?.fields
  const isBoard = entity.list.looks?.some(({ kind }) => kind === 'board') === true
  return [
    ...gridFaults(entity),
    ...(isBoard && entity.lifecycle === undefined ? [{ reason: 'is a board, but has no lifecycle' }] : []),
    // Titles appear in links, logs and messages, where values are not masked.
    ...(titled?.access?.read === undefined && titled?.personal === undefined
      ? []
      : [{ field: entity.title, reason: 'is the title, so all must see it' }]),
    ...(entity.color === undefined || fields[entity.color]?.access?.read === undefined
      ? []
      : [{ field: entity.color, reason: 'stands before the title, so all must see it' }]),
    ...(chosen === undefined || chosen.includes(entity.title)
      ? []
      : [{ field: entity.title, reason: 'is the title, so choices must show it' }]),
    ...(chosen === undefined || entity.scope === 'organisation'
      ? []
      : [{ reason: 'has choices, but only an organisation’s records can' }]),
    ...entity.list.columns
      .filter((name) => fields[name] !== undefined && kindOf(fields[name]).writeOnly === true)
      .map((field) => ({ field, reason: 'is a column, but nobody may read it' })),
    ...(entity.list.card ?? [])
      .filter((name) => !entity.list.columns.includes(name))
      .map((field) => ({ field, reason: 'is on the card, but is no column' })),
    ...(entity.list.filters ?? [])
      .filter((name) => fields[name] !== undefined && operatorsOf(fields[name]).length === 0)
      .map((field) => ({ field, reason: 'is a filter, but its kind can’t be filtered' })),
    ...viewsOf(entity)
      .filter(({ trashed }) => trashed === true && !hasTrash(entity))
      .map(({ name }) => ({ reason: `views.${name} shows a trash that there is not` })),
    ...listSort(entity)
      .filter(({ field }) => fields[field] !== undefined && !isSortable(fields[field]))
      .map(({ field }) => ({ field, reason: 'is sorted by, but has no order' })),
  ]
}

function formFaults(entity: AnyEntity): Fault[] {
  const shown = sectionFields(entity)
  const hasSlot = entity.form.some((section) => 'slot' in section)
  const mayCreate = entity.operations?.includes('create') !== false
  const needed = Object.entries(writableFields(entity, 'create')).filter(
    ([, field]) => field.required === true && field.default === undefined,
  )
  const relations = relationsOf(entity)
  return [
    ...shown
      .filter((name, index) => shown.indexOf(name) < index)
      .map((field) => ({ field, reason: 'stands in the form twice' })),
    ...needed
      .filter(([name]) => mayCreate && !hasSlot && !shown.includes(name))
      .map(([field]) => ({ field, reason: 'is required, but no section of the form shows it' })),
    ...(entity.tabs ?? [])
      .filter((name) => entity.fields[name] !== undefined && relations[name]?.via === undefined)
      .map((field) => ({ field, reason: 'is a tab, but not a has-many' })),
  ]
}

function ruleFaults(entity: AnyEntity): Fault[] {
  const compared = (entity.rules ?? []).filter((rule) => {
    const [one, other] = [entity.fields[rule.field], entity.fields[rule.other]]
    return one !== undefined && other !== undefined && one.kind !== other.kind
  })
  const sections = entity.form.flatMap((one) => ('fields' in one && one.when !== undefined ? one.fields : []))
  const hidable = (entity.conditions ?? []).flatMap((one) => (one.show === undefined ? [] : one.fields))
  return [
    ...compared.map(({ field, other }) => ({
      field,
      reason: `is compared with ${other}, which is of another kind`,
    })),
    ...[...sections, ...hidable]
      .filter((name) => entity.fields[name]?.required === true)
      .map((field) => ({ field, reason: 'is always required, but a condition may hide it' })),
  ]
}

function keyFaults(entity: AnyEntity): Fault[] {
  const stored = storedFields(entity)
  const key = entity.imports?.by ?? []
  return [
    ...(entity.uniqueTogether ?? [])
      .flat()
      .filter((name) => entity.fields[name] !== undefined && stored[name] === undefined)
      .map((field) => ({ field, reason: 'is unique with others, but has no column' })),
    ...(key.length === 0 || isUniqueKey(entity, key)
      ? []
      : [{ field: key.join(), reason: 'is what imports go by, but it is not unique' }]),
  ]
}

/** What a row of an import may fill beside its own record: importable fields of records that point to it. */
function besideFaults(entity: AnyEntity, registry: Registry): string[] {
  const filled = sheetColumns(entity, (name) => registry[name]).map(({ name }) => name)
  return Object.entries(entity.imports?.beside ?? {}).flatMap(([relation, names]) =>
    (names ?? [])
      .filter((name) => !filled.includes(`${relation}.${name}`))
      .map((name) => `${entity.name}.${relation}: imports fill ${name}, which no import can`),
  )
}

const isUniqueKey = (entity: AnyEntity, names: readonly string[]) =>
  names.length === 1
    ? entity.fields[names[0] ?? '']?.unique === true
    : (entity.uniqueTogether ?? []).some((group) => group.toSorted().join() === names.toSorted().join())

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { numberedRecords } from '#domain/numbered-records.ts'
import { vocabulary } from '#domain/vocabulary.ts'
import { holds, isPresent } from '#core/condition.ts'
import { faultsOf } from '#core/derive/check.ts'
import { createSeed, demoRecord } from '#core/derive/demo.ts'
import { allFields, searchedFields, stateFieldOf, writableFields } from '#core/derive/fields.ts'
import { routesOf } from '#core/derive/routes.ts'
import { checkRecord } from '#core/derive/rules.ts'
import { createSchema, transitionSchema } from '#core/derive/schema.ts'
import { screensOf } from '#core/derive/screens.ts'
import { tableOf } from '#core/derive/table.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { kindOf } from '#core/kinds.ts'
import { languages } from '#core/language.ts'
import type { Registry } from '#core/registry.ts'
import { buildDemo, madeByUse, type DemoRow } from '#entities/demo/index.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import { menuGroups } from '#entities/words.ts'
import { offer } from './typical-entity.ts'

const today = '2026-07-01'
const entities: Registry = registry
const demo = buildDemo({ today })
const table = Object.values(entities).map((entity) => ({ name: entity.name, entity }))

interface Words {
  fields: Record<string, string>
  help?: Record<string, string>
  sections: Record<string, string>
  options?: Record<string, Record<string, string>>
  lines?: Record<string, Record<string, string>>
  states?: Record<string, string>
  actions?: Record<string, string>
}
const wordsOf = (entity: AnyEntity): Record<string, Words> =>
  (labels as Record<string, Record<string, Words>>)[entity.name] ?? {}
const sectionNames = (entity: AnyEntity) =>
  entity.form.flatMap((section) => ('name' in section ? [section.name] : []))
const keys = (value: object | undefined) => Object.keys(value ?? {}).toSorted()

test('every list has something to search', () => {
  const silent = table.filter(({ entity }) => Object.keys(searchedFields(entity)).length === 0)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('the registry has no fault', () => {
  expect(faultsOf(entities, vocabulary)).toEqual([])
})

describe.each(table)('$name', ({ entity }) => {
  test.each(languages)('it has every word in %s, and no other', (language) => {
    const words = wordsOf(entity)[language]!
    const fields = Object.entries(entity.fields)
    const withOptions = fields.filter(([, field]) => 'options' in field)
    const withLines = fields.filter(([, field]) => field.kind === 'lines')
    expect(keys(words.fields)).toEqual(keys(entity.fields))
    expect(keys(words.sections)).toEqual(sectionNames(entity).toSorted())
    expect(keys(words.options)).toEqual(withOptions.map(([name]) => name).toSorted())
    expect(keys(words.lines)).toEqual(withLines.map(([name]) => name).toSorted())
    expect(keys(words.states)).toEqual(keys(entity.lifecycle?.states))
    expect(keys(words.actions)).toEqual(
      keys({ ...entity.lifecycle?.transitions, ...(entity as AnyEntity).actions }),
    )
    expect(Object.keys(words.help ?? {}).filter((name) => entity.fields[name] === undefined)).toEqual([])
  })

  test('its list, filters and title name fields that can be shown', () => {
    const fields = allFields(entity)
    const named = [entity.title, ...entity.list.columns, ...(entity.list.filters ?? [])]
    expect(named.filter((name) => fields[name] === undefined)).toEqual([])
    expect(entity.list.columns.length).toBeGreaterThan(1)
  })

  test('the menu shows it in a known group with an icon, or not at all', () => {
    if (entity.menu === undefined) return
    expect(menuGroups).toContain(entity.menu.group)
    expect(entity.menu.icon).toMatch(/^[a-z][a-z-]+$/)
  })

  test('its demo rows are what a user could have entered', () => {
    const schema = createSchema(entity)
    const writable = writableFields(entity, 'create')
    for (const row of demo[entity.name] ?? []) {
      const entered = Object.fromEntries(Object.entries(row).filter(([name]) => writable[name] !== undefined))
      const result = schema.safeParse(entered)
      expect(result.error?.issues ?? [], JSON.stringify(row)).toEqual([])
      expect(checkRecord(entity, row), JSON.stringify(row)).toEqual([])
    }
  })

  test('its demo rows hold declared fields and states only', () => {
    const known = new Set([...Object.keys(allFields(entity)), 'id', 'building_id', 'organisation_id'])
    const stateField = stateFieldOf(entity)
    for (const row of demo[entity.name] ?? []) {
      expect(Object.keys(row).filter((name) => !known.has(name))).toEqual([])
      if (stateField !== undefined) expect(keys(entity.lifecycle?.states)).toContain(row[stateField])
    }
  })

  test('relations of its demo rows lead to rows of the same building', () => {
    expect((demo[entity.name] ?? []).flatMap((row) => strayRelations(entity, row))).toEqual([])
  })

  test('its demo rows have no duplicates where values must be unique', () => {
    const groups = [
      ...Object.entries(entity.fields).flatMap(([name, field]) => (field.unique === true ? [[name]] : [])),
      ...(entity.uniqueTogether ?? []),
    ]
    for (const names of groups) {
      const seen = (demo[entity.name] ?? []).filter((row) =>
        names.every((name) => row[name] !== null && row[name] !== undefined),
      )
      const values = seen.map((row) => [row.building_id, ...names.map((name) => row[name])].join('|'))
      expect(new Set(values).size, names.join()).toBe(values.length)
    }
  })
})

const rowsById = new Map(
  Object.entries(demo).map(([name, rows]) => [name, new Map(rows.map((row) => [row.id, row]))]),
)

const defaultsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(entities[name]?.fields ?? {}).flatMap(([field, { default: value }]) =>
      value === undefined ? [] : [[field, value]],
    ),
  )

/** A belongs-to names only what its choice would offer: by its condition, and by what it must match of the row. */
function isAmongChoices(field: AnyField, { row, other }: { row: DemoRow; other: DemoRow }): boolean {
  if (field.kind !== 'belongs_to') return true
  const { where, matching = {}, target } = field as BelongsToField
  return (
    (where === undefined || holds(where, { ...defaultsOf(target), ...other })) &&
    Object.entries(matching).every(([theirs, ours]) => !isPresent(row[ours]) || other[theirs] === row[ours])
  )
}

function strayRelations(entity: AnyEntity, row: DemoRow): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const relation = kindOf(field).relation?.(field)
    if (relation === undefined || relation.via !== undefined) return []
    const ids = [row[name] ?? []].flat().map(String)
    return ids.flatMap((id) => {
      const other = rowsById.get(relation.target)?.get(id)
      const isNear =
        other !== undefined &&
        (row.building_id === undefined ||
          other.building_id === undefined ||
          other.building_id === row.building_id)
      return isNear && isAmongChoices(field, { row, other })
        ? []
        : [`${entity.name} ${row.id}: ${name} -> ${id}`]
    })
  })
}

describe('the demo organisation', () => {
  test('names as keepers, guards and assignees only who works in that building', () => {
    const groups = new Map(demo.permission_group!.map(({ id, building_id }) => [id, building_id]))
    const isColleague = (id: string, buildingId: unknown) => {
      const person = rowsById.get('account')?.get(id)
      const own = [person?.permission_groups ?? []].flat().map((group) => groups.get(String(group)))
      return person?.status === 'active' && (person.type === 'org_admin' || own.includes(String(buildingId)))
    }
    const strangers = Object.values(registry).flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([name, field]) =>
        field.readOnly === true || kindOf(field).relation?.(field)?.target !== 'account'
          ? []
          : (demo[entity.name] ?? []).flatMap((row) =>
              [row[name] ?? []]
                .flat()
                .filter((id) => !isColleague(String(id), row.building_id))
                .map((id) => `${entity.name} ${row.id}: ${name} -> ${String(id)}`),
            ),
      ),
    )
    expect(strangers).toEqual([])
  })

  const count = (name: string) => demo[name]?.length
  const inBuilding = (name: string, building: string) =>
    demo[name]!.filter((row) => row.building_id === building)

  test('is as large as promised', () => {
    expect([count('building'), count('apartment'), count('resident'), count('residency')]).toEqual([
      3, 900, 2200, 2200,
    ])
  })

  test('is the same for the same day', () => {
    expect(buildDemo({ today })).toEqual(demo)
  })

  test('has rows for every entity but those made by use', () => {
    expect(Object.keys(entities).filter((name) => !(demo[name]?.length ?? 0))).toEqual(
      Object.keys(entities).filter((name) => madeByUse.has(name)),
    )
  })

  test.each(['2026-01-01', '2031-12-31'])('has an approved order valid on %s in every building', (day) => {
    const { building, order } = buildDemo({ today: day })
    for (const { id } of building!) {
      const valid = order!.filter(
        (row) =>
          row.building_id === id &&
          row.status === 'complete' &&
          String(row.start_date) <= day &&
          String(row.end_date) >= day,
      )
      expect(valid).toHaveLength(1)
    }
  })

  test('speaks Khmer in Phnom Penh and Vietnamese with diacritics elsewhere', () => {
    expect(
      inBuilding('resident', '3').filter((row) => !/[\u1780-\u17ff]/.test(String(row.full_name))),
    ).toEqual([])
    const vietnamese = demo.resident!.filter((row) => row.nationality === 'vietnam')
    expect(vietnamese.length).toBeGreaterThan(1500)
    expect(vietnamese.filter((row) => !/[^\p{ASCII}]/u.test(String(row.full_name)))).toEqual([])
  })

  test('has one householder in every lived-in apartment', () => {
    const householders = new Set(
      demo.resident!.filter((row) => row.resident_type === 'householder').map((row) => row.id),
    )
    const byApartment = Map.groupBy(demo.residency!, (row) => row.apartment_id)
    for (const [apartment, links] of byApartment) {
      expect(
        links.filter((link) => householders.has(String(link.resident_id))),
        `apartment ${apartment}`,
      ).toHaveLength(1)
    }
  })

  test('gives the board every read and nothing else', () => {
    const board = demo.account!.find((row) => row.email === 'board@lobby.test')!
    const groups = demo.permission_group!.filter((row) =>
      (board.permission_groups as string[]).includes(row.id),
    )
    const rights = groups.flatMap((row) => row.group_permissions as Record<string, unknown>[])
    expect(groups).toHaveLength(3)
    expect(rights.every((right) => right.read === true)).toBe(true)
    expect(rights.filter((right) => right.create || right.update || right.delete || right.approve)).toEqual(
      [],
    )
  })
})

describe('a typical entity', () => {
  const source = readFileSync(new URL('typical-entity.ts', import.meta.url), 'utf8')
  const declaration = source.slice(source.indexOf('export const'))
  const grown: Registry = { ...entities, offer }

  test('is declared in at most 40 lines: 12 fields, 2 relations, 1 lifecycle', () => {
    const relations = Object.values(offer.fields).filter((field) => field.kind === 'belongs_to')
    expect(declaration.trim().split('\n').length).toBeLessThanOrEqual(40)
    expect(Object.keys(offer.fields).length - relations.length).toBeGreaterThanOrEqual(12)
    expect(relations).toHaveLength(2)
    expect(keys(offer.lifecycle?.transitions)).toEqual(['accept', 'refuse'])
  })

  test('fits into the registry without another edit', () => {
    expect(faultsOf(grown, vocabulary)).toEqual([])
  })

  test('gets its table, calls, screens, validation and demo records', () => {
    expect(tableOf(offer, grown).columns.map((column) => column.name)).toEqual(
      expect.arrayContaining(['building_id', 'price', 'status']),
    )
    expect(routesOf(offer).map((route) => route.url)).toEqual(
      expect.arrayContaining([
        '/v1/manage/offers',
        '/v1/manage/offers/:id/accept',
        '/v1/manage/offers/:id/ask',
      ]),
    )
    expect(transitionSchema(offer, 'ask').safeParse({}).error?.issues[0]?.message).toBe('required')
    expect(screensOf(offer)).toEqual({
      list: 'offers',
      show: 'offer-detail/:id',
      edit: 'offer-edit/:id',
      create: 'offer-create',
    })
    const { status, ...entered } = demoRecord(offer, createSeed(1))
    expect(status).toBe('draft')
    expect(createSchema(offer).safeParse(entered).error?.issues ?? []).toEqual([])
    expect(createSchema(offer).safeParse({ ...entered, kind: 'magic' }).error?.issues[0]?.message).toBe(
      'invalid_option',
    )
  })
})

test('every record that is numbered is one whose pattern a building may change', () => {
  const numbered = Object.values(registry)
    .filter(({ fields }) => Object.values(fields).some((field) => 'numbered' in field))
    .map(({ name }) => name)
  expect([...numberedRecords].toSorted()).toEqual(numbered.toSorted())
})

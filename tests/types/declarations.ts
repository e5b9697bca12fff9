import type { InputOf, OwnActionOf } from '#core/action.ts'
import { defineEntity, type ActionOf, type StateOf } from '#core/entity.ts'
import type { InferCreate, InferRecord, InferUpdate } from '#core/infer.ts'
import {
  belongsTo,
  boolean,
  computed,
  count,
  customFields,
  date,
  hasMany,
  lines,
  manyToMany,
  money,
  multiSelect,
  number,
  password,
  select,
  text,
  translated,
} from '#core/fields/index.ts'
import { kinds, type KindName } from '#core/kinds.ts'
import type { Labels } from '#core/labels.ts'
import { defineRegistry } from '#core/registry.ts'
import { fault } from '#core/wire/error.ts'
import { defineLabels } from '#entities/define-labels.ts'
import { apiError } from '#api/http/error.ts'

// Checked by the compiler alone: a line under @ts-expect-error that compiles is an error.

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const ok = <T extends true>(): T | undefined => undefined

const block = defineEntity({
  name: 'block',
  path: 'blocks',
  scope: 'building',
  permission: 'manage_block',
  title: 'code',
  fields: {
    code: text({ required: true }),
    flats: hasMany('flat', 'block_id'),
    flats_count: count('flat', 'block_id'),
  },
  list: { columns: ['code', 'flats_count', 'created_at'] },
  form: [{ name: 'general', fields: ['code'] }],
})

export const flat = defineEntity({
  name: 'flat',
  path: 'flats',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'code',
  fields: {
    code: text({ required: true }),
    block_id: belongsTo('block', { required: true }),
    area: number({ required: true, min: 0 }),
    rent: money({ access: { read: 'approve' } }),
    since: date(),
    is_let: boolean({ required: true, default: false }),
    use: select({ required: true, options: ['home', 'shop'] }),
    tags: multiSelect({ options: ['sunny', 'quiet'] }),
    neighbours: manyToMany('flat'),
    rows: lines({ fields: { item: text({ required: true }), price: money() } }),
    names: translated({ of: ['name'] }),
    full: computed({ of: 'text', concat: ['code'] }),
    pin: password(),
  },
  lifecycle: {
    initial: 'free',
    states: { free: { color: 'default' }, taken: { color: 'success' } },
    transitions: { take: { from: ['free'], to: 'taken', flag: 'update', asks: ['since'] } },
  },
  actions: {
    remind: {
      flag: 'update',
      when: { field: 'status', equals: 'taken' },
      input: { words: text({ required: true }), on: date() },
    },
    measure: { flag: 'update', confirm: true },
  },
  rules: [{ field: 'since', is: 'after', other: 'since' }],
  list: { columns: ['code', 'status', 'updated_at'], filters: ['block_id', 'status'], sort: '-created_at' },
  form: [{ name: 'general', fields: ['code'] }, { slot: 'plan' }],
})

type Flat = InferRecord<typeof flat>
ok<Equal<Flat['code'], string>>()
ok<Equal<Flat['block_id'], string>>()
ok<Equal<Flat['area'], number>>()
ok<Equal<Flat['rent'], string | null | undefined>>()
ok<Equal<Flat['since'], string | null>>()
ok<Equal<Flat['use'], 'home' | 'shop'>>()
ok<Equal<Flat['tags'], readonly ('sunny' | 'quiet')[] | null>>()
ok<Equal<Flat['neighbours'], readonly string[] | null>>()
ok<Equal<Flat['rows'], readonly { readonly item: string; readonly price: string | null }[] | null>>()
ok<Equal<Flat['full'], string | null>>()
ok<Equal<Flat['status'], 'free' | 'taken'>>()
ok<Equal<'pin' extends keyof Flat ? true : false, false>>()
ok<Equal<'flats' extends keyof InferRecord<typeof block> ? true : false, false>>()
ok<Equal<InferRecord<typeof block>['flats_count'], number>>()
ok<Equal<StateOf<typeof flat>, 'free' | 'taken'>>()
ok<Equal<ActionOf<typeof flat>, 'take'>>()
ok<Equal<OwnActionOf<typeof flat>, 'remind' | 'measure'>>()
ok<Equal<OwnActionOf<typeof block>, never>>()
ok<Equal<InputOf<typeof flat, 'remind'>['words'], string>>()
ok<Equal<StateOf<typeof block>, never>>()
ok<Equal<'full' extends keyof InferCreate<typeof flat> ? true : false, false>>()
ok<Equal<InferUpdate<typeof flat>['code'], string | undefined>>()

// @ts-expect-error code, block_id, area, use are required
export const incomplete: InferCreate<typeof flat> = { code: 'A' }

const base = {
  name: 'x',
  path: 'xs',
  scope: 'building',
  permission: 'manage_block',
  title: 'code',
} as const
const fields = { code: text(), day: date() }
const list = { columns: ['code'] } as const

// @ts-expect-error there is no field 'coed' to list
defineEntity({ ...base, fields, list: { columns: ['coed'] }, form: [] })
// @ts-expect-error nor to filter by
defineEntity({ ...base, fields, list: { columns: [], filters: ['coed'] }, form: [] })
// @ts-expect-error nor to sort by
defineEntity({ ...base, fields, list: { columns: [], sort: '-coed' }, form: [] })
// @ts-expect-error a form shows fields of the entity
defineEntity({ ...base, fields, list, form: [{ name: 'general', fields: ['coed'] }] })
// @ts-expect-error a rule speaks of fields of the entity
defineEntity({ ...base, fields, list, form: [], rules: [{ field: 'day', is: 'after', other: 'dya' }] })
// @ts-expect-error a rule is one of a few
defineEntity({ ...base, fields, list, form: [], rules: [{ field: 'day', is: 'afterwards', other: 'day' }] })
defineEntity({
  ...base,
  fields,
  list,
  form: [],
  // @ts-expect-error a condition reads fields of the entity
  conditions: [{ fields: ['day'], show: { field: 'coed', equals: 1 } }],
})
// @ts-expect-error the title is a field of the entity
defineEntity({ ...base, title: 'coed', fields, list, form: [] })
// @ts-expect-error the permission is a known code
defineEntity({ ...base, permission: 'manage_blok', fields, list, form: [] })
// @ts-expect-error lifecyle is misspelt
defineEntity({ ...base, fields, list, form: [], lifecyle: {} })
// @ts-expect-error tabs are fields of the entity
defineEntity({ ...base, fields, list, form: [], tabs: ['coed'] })

const states = { a: { color: 'default' }, b: { color: 'success' } } as const
defineEntity({
  ...base,
  fields,
  list,
  form: [],
  lifecycle: {
    initial: 'a',
    states: { a: { color: 'default' }, b: { color: 'success' } },
    // @ts-expect-error there is no state 'c'
    transitions: { go: { from: ['a'], to: 'c', flag: 'update' } },
  },
})
defineEntity({
  ...base,
  fields,
  list,
  form: [],
  lifecycle: {
    initial: 'a',
    states,
    // @ts-expect-error a transition asks for fields of the entity
    transitions: { go: { from: ['a'], to: 'b', flag: 'update', asks: ['coed'] } },
  },
})
defineEntity({
  ...base,
  fields,
  list,
  form: [],
  // @ts-expect-error a transition says a flag, or who else makes it
  lifecycle: { initial: 'a', states, transitions: { go: { from: ['a'], to: 'b' } } },
})

// @ts-expect-error maxLenght is misspelt
text({ maxLenght: 3 })
// @ts-expect-error and is found beside good options
text({ required: true, maxLenght: 3 })
// @ts-expect-error a number has no maxLength
number({ maxLength: 3 })
// @ts-expect-error options are needed
select({ required: true })
// @ts-expect-error the default is one of the options
select({ options: ['a', 'b'], default: 'c' })
// @ts-expect-error a colour is given to one of the options
select({ options: ['a', 'b'], colors: { c: 'success' } })
// @ts-expect-error a currency is known, or the building's, or a field's
money({ currency: 'eur' })
// @ts-expect-error a limit of an amount is a decimal string
money({ min: 0 })
// @ts-expect-error a part of language contents is one of four
translated({ of: ['title'] })
// @ts-expect-error definitions stand at field.field
customFields({ definitions: 'template' })
// @ts-expect-error a computed value says of what sort it is
computed({ sum: ['a'] })
// @ts-expect-error access names one of the five flags
text({ access: { read: 'view' } })

export const registry = defineRegistry({ block, flat })
defineRegistry({
  // @ts-expect-error flat.block_id leads to block, which is not registered
  flat,
})
defineRegistry({
  // @ts-expect-error block is not called tower
  tower: block,
  block,
  flat,
})
const lost = defineEntity({
  ...base,
  fields: { code: text(), flats: hasMany('flat', 'blok_id') },
  list,
  form: [],
})
defineRegistry({
  block,
  flat,
  // @ts-expect-error flat has no field blok_id
  x: lost,
})

const en = {
  one: 'block',
  many: 'Blocks',
  purpose: '',
  fields: { code: 'Code', flats: 'Flats', flats_count: 'Number' },
  sections: {},
}
export const labels = { vi: en, en, km: en } satisfies Labels<typeof block>
const word = { vi: 'Khối', en: 'Block', km: 'ប្លុក' }
const own = { one: word, many: word, purpose: word, fields: { flats: word, flats_count: word } }
export const filled = defineLabels(block, own)
// @ts-expect-error flats_count has no word, and no shared one
defineLabels(block, { ...own, fields: { flats: word } })
// @ts-expect-error a word has no Khmer
defineLabels(block, { ...own, purpose: { vi: 'Khối', en: 'Block' } })
// @ts-expect-error Khmer is missing
export const twoLanguages = { vi: en, en } satisfies Labels<typeof block>
// @ts-expect-error a field has no label
export const unlabelled = { vi: en, en, km: { ...en, fields: { code: '', flats: '' } } } satisfies Labels<
  typeof block
>
// @ts-expect-error states and options of flat have no words
export const stateless = { vi: en, en, km: en } satisfies Labels<typeof flat>

// @ts-expect-error a kind without an entry does not compile
export const oneKind = { text: kinds.text } satisfies Record<KindName, unknown>

// Codes of refusals have a sentence each.
hasMany('block', 'block_id', { refuse: 'block_has_apartments' })
// @ts-expect-error the code is misspelt
hasMany('block', 'block_id', { refuse: 'block_has_apartmens' })
fault('code', 'required')
// @ts-expect-error no sentence tells it
fault('code', 'requird')
// @ts-expect-error no sentence tells it
apiError(409, 'month_closd')

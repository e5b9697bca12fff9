import { describe, expect, test } from 'vitest'
import type { AnyEntity } from '../entity.ts'
import {
  belongsTo,
  color,
  computed,
  count,
  customFields,
  dateTime,
  hasMany,
  manyToMany,
  money,
  multiSelect,
  number,
  password,
  select,
  text,
  translated,
} from '../fields/index.ts'
import type { Registry } from '../registry.ts'
import { vocabulary } from '#domain/vocabulary.ts'
import { faultsOf } from './check.ts'
import { lease, sample, tower } from './sample.fixture.ts'

/** The sample with one entity changed beyond what the compiler would let pass. */
const faults = (change: Record<string, unknown>, base: AnyEntity = tower) =>
  faultsOf({ ...(sample as Registry), [base.name]: { ...base, ...change } as AnyEntity }, vocabulary)
const withField = (field: AnyEntity['fields'][string], name = 'extra') =>
  faults({ fields: { ...tower.fields, [name]: field } })

test('a sound registry has no faults', () => expect(faultsOf(sample, vocabulary)).toEqual([]))

describe('a fault names entity, field and reason', () => {
  test.each([
    [{ ...text(), kind: 'txt' }, 'there is no kind "txt"'],
    [number({ min: 5, max: 1 }), 'min is above max'],
    [number({ integer: true, scale: 2 }), 'an integer has scale 0'],
    [money({ min: '5', max: '1' }), 'min is above max'],
    [money({ currency: { field: 'nope' } }), 'speaks of nope, which is not there'],
    [dateTime({ starts: { after: 'nope', minutes: 5 } }), 'speaks of nope, which is not there'],
    [select({ options: [] }), 'has no options'],
    [multiSelect({ options: ["a'b"] }), 'option "a\'b" is not a plain word'],
    [translated({ of: [] }), 'of names no part'],
    [computed({ of: 'money', sum: ['nope'] }), 'speaks of nope, which is not there'],
    [
      computed({ of: 'text', sum: ['code'] }),
      'says exactly one of concat (text), sum, difference, product (number, money), server',
    ],
    [belongsTo('lease'), 'belongs to a record but is not named …_id'],
    [belongsTo('nope'), 'leads to "nope", which is not registered'],
    [belongsTo('lease', { where: { field: 'nope', equals: 1 } }), 'speaks of lease.nope, which is not there'],
    [belongsTo('lease', { matching: { tower_id: 'nope' } }), 'is matched by nope, which is not there'],
    [belongsTo('lease', { required: true, onDelete: 'set null' }), 'is required, so onDelete can’t empty it'],
    [
      manyToMany('lease', { offers: { field: 'nope', equals: 1 } }),
      'offers by lease.nope, which is not there',
    ],
    [hasMany('lease', 'code'), 'is found via lease.code, which does not lead back'],
    [
      hasMany('lease', 'tower_id', { also: ['next_id'] }),
      'is found via lease.next_id, which does not lead back',
    ],
    [count('lease', 'next_id'), 'is found via lease.next_id, which does not lead back'],
    [customFields({ definitions: 'code.nope' }), 'finds no definitions at code.nope'],
    [number({ searchable: true }), 'is searchable but holds no text and names no record'],
    [multiSelect({ options: ['a'], unique: true }), 'is unique but has no plain column'],
    [text({ default: 5 }), 'has a default that it would refuse'],
    [
      text({ personal: 'update', access: { update: 'approve' } }),
      'has different flags for personal and access.update',
    ],
    [text({ required: true }), 'is required, but no section of the form shows it'],
  ])('%#', (field, reason) => expect(withField(field)).toContain(`tower.extra: ${reason}`))

  test.each([
    ['Extra', 'is not snake_case'],
    ['version', 'is a name that every record has already'],
    ['or', 'is a name that every record has already'],
  ])('a field can’t be called %s', (name, reason) =>
    expect(withField(text(), name)).toContain(`tower.${name}: ${reason}`),
  )

  test('the state’s name is taken', () =>
    expect(faults({ fields: { ...lease.fields, status: text() } }, lease)).toContain(
      'lease.status: is the field of the state',
    ))

  test.each<[Record<string, unknown>, string]>([
    [{ name: 'towr' }, 'tower: is registered under a name that is not its own ("towr")'],
    [{ path: 'Towers/' }, 'tower: path "Towers/" is no path'],
    [{ path: 'leases' }, 'lease: has the screen leases that tower has'],
    [{ permission: 'manage_nothing' }, 'tower: permission "manage_nothing" is unknown'],
    [{ title: 'nope' }, 'tower.nope: title names it, and it is not there'],
    [{ list: { columns: ['nope'] } }, 'tower.nope: list.columns names it, and it is not there'],
    [{ list: { columns: ['code'], card: ['leases_count'] } }, 'tower.leases_count: is on the card, but is no column'],
    [{ list: { columns: [], sort: '-nope' } }, 'tower.nope: list.sort names it, and it is not there'],
    [{ list: { columns: [], sort: ['-code', 'nope'] } }, 'tower.nope: list.sort names it, and it is not there'],
    [{ list: { columns: [], sort: 'leases_count' } }, 'tower.leases_count: is sorted by, but has no order'],
    [{ list: { columns: [], filters: ['leases_count'] } }, 'tower.leases_count: is a filter, but its kind can’t be filtered'],
    [{ form: [{ name: 'a', fields: ['code', 'code'] }] }, 'tower.code: stands in the form twice'],
    [{ form: [{ name: 'a', fields: ['code'], when: { field: 'nope', equals: 1 } }] }, 'tower.nope: form names it, and it is not there'],
    [{ form: [{ name: 'a', fields: ['code'], when: { field: 'code', present: true } }] }, 'tower.code: is always required, but a condition may hide it'],
    [{ form: [] }, 'tower.code: is required, but no section of the form shows it'],
    [{ tabs: ['code'] }, 'tower.code: is a tab, but not a has-many'],
    [
      { menu: { module: 'ql', group: 'g', icon: 'i', onceThereIs: 'lease' } },
      'tower: its place in the menu waits for "lease", which has no overview',
    ],
    [
      { summary: [{ name: 'rent', of: 'leases', show: 'nowhere' }] },
      'tower.leases: the summary shows nowhere of it, which is not there',
    ],
    [
      { glance: [{ of: 'leases', sort: '-nowhere' }] },
      'tower.leases: the page shows nowhere of it, which is not there',
    ],
    [{ glance: [{ of: 'code' }] }, 'tower.code: the page shows some of it, but it is no has-many field'],
    [
      { imports: { by: ['code'], beside: { leases: ['nowhere'] } } },
      'tower.leases: imports fill nowhere, which no import can',
    ],
    [{ imports: { by: ['leases_count'] } }, 'tower.leases_count: is what imports go by, but it is not unique'],
    [{ uniqueTogether: [['leases']] }, 'tower.leases: is unique with others, but has no column'],
    [{ frozen: [{ in: ['new'] }] }, 'tower: is frozen in states, but has no lifecycle'],
    [{ fields: { ...tower.fields, pin: password() }, list: { columns: ['pin'] } }, 'tower.pin: is a column, but nobody may read it'],
    [{ fields: { ...tower.fields, code: text({ access: { read: 'approve' } }) } }, 'tower.code: is the title, so all must see it'],
    [{ color: 'shade', fields: { ...tower.fields, shade: color({ access: { read: 'approve' } }) } }, 'tower.shade: stands before the title, so all must see it'],
    [{ choices: { address: 'names', fields: ['floors'] } }, 'tower.code: is the title, so choices must show it'],
    [{ choices: { address: 'names', fields: ['code', 'nope'] } }, 'tower.nope: choices names it, and it is not there'],
    [{ choices: { address: 'names', fields: ['code'] } }, 'tower: has choices, but only an organisation’s records can'],
    [{ list: { columns: ['code'], looks: [{ kind: 'board', card: ['nope'] }] } }, 'tower.nope: list.looks names it, and it is not there'],
    [{ list: { columns: ['code'], looks: [{ kind: 'grid', fields: ['nope'] }] } }, 'tower.nope: list.looks names it, and it is not there'],
    [{ list: { columns: ['code'], looks: [{ kind: 'grid', fields: [] }] } }, 'tower: is a grid, but nothing in it can be typed'],
    [{ list: { columns: ['code'], looks: [{ kind: 'board', card: [] }] } }, 'tower: is a board, but has no lifecycle'],
    [{ home: 'nope' }, 'tower.nope: home names it, and it is not there'],
    [{ fields: { ...tower.fields, n: number() }, rules: [{ field: 'code', is: 'after', other: 'n' }] }, 'tower.code: is compared with n, which is of another kind'],
  ])('%j', (change, fault) => expect(faults(change)).toContain(fault)) // prettier-ignore

  test.each<[Record<string, unknown>, string]>([
    [{ initial: 'nope' }, 'lease: there is no state "nope"'],
    [{ transitions: { restore: { from: ['draft'], to: 'active', flag: 'update' } } }, 'lease: a transition can\'t be called "restore"'],
    [{ transitions: { Sign: { from: ['draft'], to: 'active', flag: 'update' } } }, 'lease: transition "Sign" is not snake_case'],
    [{ transitions: { sign: { from: ['draft'], to: 'active', flag: 'update' } } }, 'lease: no transition leads to "over"'],
    [{ transitions: { sign: { from: ['draft'], to: 'active', flag: 'update', asks: ['nope'] } } }, 'lease.nope: sign names it, and it is not there'],
    [{ transitions: { sign: { from: ['draft'], to: 'active', flag: 'update', asksOne: ['starts'] } } }, 'lease.starts: sign can’t do without asking for it, or never asks for it'],
    [{ transitions: { sign: { from: ['draft'], to: 'active', flag: 'update', requires: ['reason'] } } }, 'lease.reason: sign requires it without asking for it'],
  ])('%j', (lifecycle, fault) =>
    expect(faults({ lifecycle: { ...lease.lifecycle, ...lifecycle } }, lease)).toContain(fault)) // prettier-ignore
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineEntity } from '#core/entity.ts'
import { officeToday } from '#core/days.ts'
import {
  belongsTo,
  date,
  dateTime,
  lines,
  money,
  month,
  password,
  phone,
  select,
  text,
} from '#core/fields/index.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import {
  valuesToClone,
  defaultValues,
  editableFields,
  formErrors,
  formShape,
  settleValues,
  type Draft,
} from './form-rules.ts'
import { followStart } from './follow-start.ts'

const entity = defineEntity({
  name: 'contract',
  path: 'contracts',
  scope: 'building',
  permission: 'manage_contract',
  title: 'code',
  fields: {
    code: text({ required: true, unique: true, uppercase: true }),
    type: select({ required: true, options: ['sale', 'rent'], default: 'sale' }),
    deposit: money(),
    start_date: date(),
    end_date: date(),
    phone_number: phone({ personal: 'update' }),
    secret: password(),
    signed_at: date({ readOnly: true }),
    party: text({ immutable: true }),
    value: money({ access: { update: 'approve' } }),
    rows: lines({ fields: { what: text({ required: true }) } }),
    follows_id: belongsTo('contract'),
  },
  conditions: [
    { fields: ['deposit'], show: { field: 'type', equals: 'rent' } },
    { fields: ['end_date'], require: { field: 'type', equals: 'rent' } },
  ],
  rules: [{ field: 'end_date', is: 'after', other: 'start_date' }],
  list: { columns: ['code'] },
  form: [{ name: 'general', fields: ['code'] }],
})

/** `update:value` = the right for one field. */
const toolsWith = (...rights: string[]): ViewTools => ({
  language: 'vi',
  currency: 'vnd',
  accountId: '1',
  t: (key) => key,
  can: (action, _entity, field) =>
    rights.includes(`${action}:${field}`) ||
    (rights.includes(action) && !rights.includes(`-${action}:${field}`)),
  pathOf: () => undefined,
  follow: () => undefined,
})
const all = editableFields(entity, 'create', { tools: toolsWith('create', 'update') })
const draft = (values: Draft['values'], further: Partial<Draft> = {}): Draft => ({
  entity,
  mode: 'create',
  fields: all,
  base: {},
  values,
  currency: 'vnd',
  ...further,
})
const wrong = (one: Draft) => formErrors(one).map(({ field, code }) => `${field}: ${code}`)

describe('fields that a user may fill in', () => {
  it('leaves out what only the server writes, and on an edit what never changes', () => {
    expect(Object.keys(all)).toContain('party')
    expect(Object.keys(all)).not.toContain('signed_at')
    expect(editableFields(entity, 'update', { tools: toolsWith('update'), record: {} })).not.toHaveProperty(
      'party',
    )
  })

  it('leaves out what the user sees only masked or may not change', () => {
    const fields = editableFields(entity, 'create', { tools: toolsWith('create', '-create:value') })
    expect(fields).not.toHaveProperty('phone_number')
    expect(fields).not.toHaveProperty('value')
  })
})

describe('a form before it is sent', () => {
  it('misses what is required', () => {
    expect(wrong(draft({ type: 'sale' }))).toEqual(['code: required'])
  })

  it('requires by condition, and says so to the form', () => {
    expect(wrong(draft({ code: 'A', type: 'rent' }))).toEqual(['end_date: required'])
    expect(formShape({ entity, base: {}, values: { type: 'rent' } }).required).toContain('end_date')
    expect(formShape({ entity, base: {}, values: { type: 'sale' } }).hidden).toContain('deposit')
  })

  it('empties what a condition hides', () => {
    expect(settleValues(draft({ code: ' a ', type: 'sale', deposit: '5' }))).toMatchObject({
      code: 'A',
      deposit: null,
    })
  })

  it('checks rules between fields, the unchanged ones included', () => {
    const base = { code: 'A', type: 'sale', start_date: '2026-03-01', end_date: null }
    expect(wrong(draft({ ...base, end_date: '2026-02-01' }, { mode: 'update', base }))).toEqual([
      'end_date: invalid_after',
    ])
  })

  it('checks only what changed on an edit: old values are the server’s', () => {
    const base = { code: 'A', type: 'sale', phone_number: '12' }
    expect(wrong(draft({ ...base }, { mode: 'update', base }))).toEqual([])
    expect(wrong(draft({ ...base, phone_number: '13' }, { mode: 'update', base }))).toEqual([
      'phone_number: invalid_phone',
    ])
  })

  it('never lets a record refer to itself', () => {
    const base = { id: '7', code: 'A', type: 'sale', follows_id: null }
    expect(wrong(draft({ ...base, follows_id: '7' }, { mode: 'update', base }))).toEqual([
      'follows_id: refers_to_itself',
    ])
    expect(wrong(draft({ ...base, follows_id: '8' }, { mode: 'update', base }))).toEqual([])
  })

  it('refuses digits that the building’s currency has not', () => {
    expect(wrong(draft({ code: 'A', type: 'sale', value: '1.5' }))).toEqual(['value: too_many_decimals'])
    expect(wrong(draft({ code: 'A', type: 'sale', value: '1.5' }, { currency: 'usd' }))).toEqual([])
  })

  it('names the row that is wrong', () => {
    expect(wrong(draft({ code: 'A', type: 'sale', rows: [{ what: 'x' }, { what: '' }] }))).toEqual([
      'rows.1.what: required',
    ])
  })
})

describe('what a new form begins with', () => {
  it('has the declared defaults', () => {
    expect(defaultValues(all, { me: undefined })).toEqual({ type: 'sale' })
  })

  it('has today, this month and the user where it begins with them', () => {
    const fields = {
      on: date({ starts: 'today' }),
      month: month({ starts: 'this_month' }),
      by_id: belongsTo('account', { starts: 'me' }),
    }
    const today = officeToday()
    expect(defaultValues(fields, { me: '5' })).toEqual({ on: today, month: today.slice(0, 7), by_id: '5' })
    const building = { name: 'Sen', address: null }
    expect(
      defaultValues(
        { a: text({ starts: 'building_name' }), b: text({ starts: 'building_address' }) },
        { me: undefined, building },
      ),
    ).toEqual({ a: 'Sen' })
  })

  it('has the minute and a later one where a visit begins with them', () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T03:04:59.900Z') })
    onTestFinished(() => void vi.useRealTimers())
    const fields = {
      from: dateTime({ starts: 'now' }),
      to: dateTime({ starts: { after: 'from', minutes: 120 } }),
    }
    expect(defaultValues(fields, { me: undefined })).toEqual({
      from: '2026-11-26T03:04:00.000Z',
      to: '2026-11-26T05:04:00.000Z',
    })
  })

  it('moves an end with its start until the end was changed itself', () => {
    const move = followStart({ from: dateTime(), to: dateTime({ starts: { after: 'from', minutes: 120 } }) })
    const begun = { from: '2026-11-26T03:04:00.000Z', to: '2026-11-26T05:04:00.000Z' }
    expect(move('from', '2026-11-26T09:00:00Z', begun)).toEqual({ to: '2026-11-26T11:00:00.000Z' })
    expect(move('from', '2026-11-26T09:00:00Z', { ...begun, to: '2026-11-26T05:30:00.000Z' })).toEqual({})
    expect(move('from', null, begun)).toEqual({})
    expect(move('from', '2026-11-26T09:00:00Z', {})).toEqual({ to: '2026-11-26T11:00:00.000Z' })
    expect(move('to', '2026-11-26T09:00:00Z', begun)).toEqual({})
  })

  it('clones all but what is unique or secret', () => {
    const record = {
      code: 'A',
      type: 'rent',
      secret: 'x',
      phone_number: '0912345678',
      signed_at: '2026-01-01',
    }
    expect(valuesToClone(all, record)).toEqual({ type: 'rent', phone_number: '0912345678' })
  })
})

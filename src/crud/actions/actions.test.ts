import { describe, expect, it } from 'vitest'
import { defineEntity } from '#core/entity.ts'
import { date, number, text } from '#core/fields/index.ts'
import { actionsFor, fieldsToAsk, frozenFields, namesToAsk, pageRights } from './actions.ts'
import type { ViewTools } from '#src/fields/field-view.ts'

const entity = defineEntity({
  name: 'contract',
  path: 'contracts',
  scope: 'building',
  permission: 'manage_contract',
  title: 'code',
  fields: { code: text({ required: true }), value: number(), reason: text(), ends: date() },
  lifecycle: {
    initial: 'draft',
    states: { draft: { color: 'default' }, approved: { color: 'success' }, ended: { color: 'default' } },
    transitions: {
      approve: {
        from: ['draft'],
        to: 'approved',
        flag: 'approve',
        guard: { when: { field: 'value', present: true }, code: 'no_price' },
      },
      end: { from: ['approved'], to: 'ended', by: 'clock', due: { field: 'ends', after: 1 } },
      reopen: { from: ['approved'], to: 'draft', flag: 'update' },
    },
  },
  frozen: [{ in: ['approved'], fields: ['value'] }, { in: ['ended'] }],
  list: { columns: ['code'] },
  form: [{ name: 'general', fields: ['code'] }],
})

const toolsWith = (...allowed: string[]): ViewTools => ({
  language: 'vi',
  currency: 'vnd',
  accountId: '1',
  t: (key) => key,
  can: (action) => allowed.includes(action),
  pathOf: () => undefined,
  follow: () => undefined,
})
const all = pageRights(entity, toolsWith('create', 'update', 'delete', 'approve', 'reopen'))
const names = (record: Record<string, unknown>, rights = all) =>
  actionsFor(entity, rights, record).map((action) =>
    action.kind === 'transition' ? action.name : action.kind,
  )

describe('actions of a record', () => {
  it('offers what its state and the rights allow, in the order of use', () => {
    expect(names({ status: 'draft', value: 1 })).toEqual(['approve', 'edit', 'clone', 'delete'])
    // A record that can no longer be changed cannot be deleted either.
    expect(names({ status: 'approved', value: 1 })).toEqual(['reopen', 'edit', 'clone'])
  })

  it('leaves out what a guard forbids, but asks the server where the field is not at hand', () => {
    expect(names({ status: 'draft', value: null })).not.toContain('approve')
    expect(names({ status: 'draft' })).toContain('approve')
  })

  it('leaves out edit and delete where the state freezes the whole record', () => {
    expect(names({ status: 'ended' })).toEqual(['clone'])
    expect(frozenFields(entity, { status: 'approved' })).toEqual(new Set(['value']))
  })

  it('leaves out edit where every field of the form is frozen', () => {
    const frozen = { ...entity, frozen: [{ in: ['approved'], fields: ['code', 'value', 'reason', 'ends'] }] }
    const offered = actionsFor(frozen, all, { status: 'approved' })
    expect(offered.map(({ kind }) => kind)).not.toContain('edit')
  })

  it('leaves out edit where the declaration closes a state', () => {
    const closed = { ...entity, frozen: [{ in: ['approved'], fields: ['value'], closed: true as const }] }
    const offered = actionsFor(closed, all, { status: 'approved' })
    expect(offered.map(({ kind }) => kind)).not.toContain('edit')
  })

  it('asks once for several records only what they can share', () => {
    const move = {
      from: ['draft'],
      to: 'approved',
      flag: 'approve',
      asks: ['code', 'ends'],
      asksOne: ['code'],
    } as const
    expect(namesToAsk(move, [{}])).toEqual(['code', 'ends'])
    expect(namesToAsk(move, [{}, {}])).toEqual(['ends'])
  })

  it('asks what deleting needs where the state of one of them asks for it', () => {
    const asking = { ...entity, frozen: [{ in: ['approved'], deletable: { asks: ['reason'] } }] }
    const asked = (...states: readonly string[]) =>
      Object.keys(
        fieldsToAsk(
          asking,
          { kind: 'delete' },
          states.map((status) => ({ status })),
        ),
      )
    expect([asked('draft'), asked('approved'), asked('draft', 'approved')]).toEqual([
      [],
      ['reason'],
      ['reason'],
    ])
    expect(actionsFor(asking, all, { status: 'approved' }).map(({ kind }) => kind)).toContain('delete')
  })

  it('never offers what the clock does', () => {
    expect(names({ status: 'approved' })).not.toContain('end')
  })

  it('offers nothing to who may only read', () => {
    expect(names({ status: 'draft' }, pageRights(entity, toolsWith('read')))).toEqual([])
  })

  it('offers only to restore what lies in the trash', () => {
    expect(names({ status: 'draft', deleted_at: '2026-01-01T00:00:00.000Z' })).toEqual(['restore'])
  })
})

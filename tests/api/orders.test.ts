import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import {
  openSeededServer,
  outcome,
  faults,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Behaviour of single entities beyond the pipeline: orders, forms, conversations, publishing, contracts.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let blockId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  blockId = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.id)
})
afterAll(() => seeded.close())

const post = (path: string, values: object) => a(`POST ${path}`, { building_id: '1', ...values })
const make = async (path: string, values: object) => {
  const reply = await post(path, values)
  if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)} ${faults(reply).join()}`)
  return recordOf(reply)
}
const said = (reply: Reply) => [outcome(reply), ...faults(reply)]
let made = 0
const newApartment = () => make('apartments', { code: `OF-${++made}`, block_id: blockId, area: '50' })

describe('orders, forms and contracts', () => {
  test('an order’s total is the sum of its rounded lines, and only what is offered is ordered', async () => {
    const apartment = await newApartment()
    const group = await make('service-groups', { code: 'SG-1', name: 'Repairs' })
    const service = (code: string, more: object = {}) =>
      make('services', { code, name: code, group_id: group.id, price: '1000', ...more })
    const [open, closed] = [await service('S-1'), await service('S-2', { bookable: '0' })]
    const order = (code: string, ids: readonly unknown[]) =>
      post('bookings', {
        code,
        date: '2026-11-20',
        apartment_id: apartment.id,
        customer_name: 'An',
        services: ids.map((service_id) => ({ service_id, quantity: 1.5, price: '333' })),
      })
    const booked = await order('B-1', [open.id, open.id])
    expect(recordOf(booked).total).toBe('1000')
    expect(said(await order('B-2', [open.id, closed.id]))).toEqual([
      '422 service_not_bookable',
      'services.1.service_id:service_not_bookable',
    ])
    expect(outcome(await a(`DELETE service-groups/${String(group.id)}`))).toBe('409 service_group_in_use')
  })

  test('a form’s own fields are checked as they are defined, and answers by them', async () => {
    const field = (key: string, type: string, more: object = {}) => ({ key, label: key, type, ...more })
    expect(
      faults(await post('forms', { name: 'F', fields: [field('123', 'text'), field('a', 'select')] })),
    ).toEqual(['fields.0.key:invalid_keyword', 'fields.1.options:required'])
    const form = await make('forms', {
      name: 'F',
      requires_apartment: '0',
      requires_email: '1',
      fields: [
        field('age', 'number', { required: '1', min: 1, max: 12 }),
        field('size', 'select', { options: 'S; M' }),
      ],
    })
    const answer = (answers: object, more: object = {}) =>
      post('registration-statistics', {
        form_id: form.id,
        name: 'An',
        email: 'an@example.com',
        answers,
        ...more,
      })
    expect(faults(await answer({ age: 5 }))).toEqual(['form_id:form_not_open'])
    await a(`POST forms/${String(form.id)}/publish`, {})
    expect(faults(await answer({ age: 5 }, { email: null }))).toEqual(['email:required'])
    expect(faults(await answer({ age: 13, size: 'XL' }))).toEqual([
      'answers.age:too_large',
      'answers.size:invalid_option',
    ])
    expect(faults(await answer({ size: 'S' }))).toEqual(['answers.age:required'])
    expect(faults(await answer({ age: 4, colour: 'red' }))).toEqual(['answers.colour:unknown_field'])
    const given = recordOf(await answer({ age: '4', size: 'M' }))
    expect(given.answers).toEqual({ age: 4, size: 'M' })
    expect(outcome(await a(`PATCH forms/${String(form.id)}`, { fields: [] }))).toBe('422 required')
    expect(outcome(await a(`PATCH forms/${String(form.id)}`, { fields: [field('other', 'text')] }))).toBe(
      '409 record_frozen',
    )
    expect(outcome(await a(`DELETE forms/${String(form.id)}`))).toBe('409 record_frozen')
  })

  test('a conversation is due by its topic’s hours, and a comment carries its author', async () => {
    const topic = await make('topics', { name: 'Repairs', process_hours: 10 })
    const talk = await make('conversations', {
      code: 'Q-1',
      title: 'Tap',
      content: 'It drips',
      topic_id: topic.id,
    })
    expect(
      Math.round((Date.parse(String(talk.due_at)) - Date.parse(String(talk.created_at))) / 3_600_000),
    ).toBe(10)
    expect(faults(await a(`POST conversations/${String(talk.id)}/start`, {}))).toEqual([
      'assignee_id:required',
    ])
    const comment = await make('conversation-comments', { conversation_id: talk.id, content: 'On our way' })
    expect(comment.account_id).toMatch(/^\d+$/)
    expect(faults(await post('topics', { name: 'Repairs' }))).toEqual(['name:topic_exists'])
  })

  test('a publication without a day gets today’s, and a template’s code begins as it must', async () => {
    const article = await make('news', { title: 'Lift', content: '<p>Out</p>' })
    expect(recordOf(await a(`POST news/${String(article.id)}/publish`, {})).published_on).toBe(officeToday())
    expect(faults(await post('example-templates', { code: 'Other', name: 'X' }))).toEqual([
      'code:invalid_prefix',
    ])
    expect(outcome(await post('example-templates', { code: 'TemplateNotice_9', name: 'X' }))).toBe('201')
  })

  test('a contract goes its way: an address to verify by, the signature, approval, a reason to cancel', async () => {
    const template = await make('contract-templates', {
      code: 'CT-1',
      name: 'Lease',
      fields: [{ key: 'use', label: 'Use', type: 'text', required: '1' }],
    })
    const values = {
      code: 'K-1',
      name: 'Shop',
      template_id: template.id,
      value: '1000',
      start_date: '2026-01-01',
      end_date: '2027-01-01',
      party_a_name: 'Board',
      party_b_name: 'Shop',
    }
    expect(faults(await post('contracts', values))).toEqual(['custom.use:required'])
    const contract = await make('contracts', { ...values, custom: { use: 'Coffee' } })
    const step = (name: string, body: object = {}) => a(`POST contracts/${String(contract.id)}/${name}`, body)
    expect(outcome(await step('send'))).toBe('409 party_email_missing')
    await a(`PATCH contracts/${String(contract.id)}`, { party_b_email: 'shop@example.com' })
    expect(outcome(await step('send'))).toBe('200')
    expect(outcome(await step('verify'))).toBe('404 not_found')
    expect(outcome(await a(`PATCH contracts/${String(contract.id)}`, { value: '2' }))).toBe(
      '409 record_frozen',
    )
    expect(outcome(await step('confirm_signed'))).toBe('200')
    expect(recordOf(await step('approve')).status).toBe('approved')
    expect(faults(await step('cancel'))).toEqual(['cancel_reason:required'])
    expect(recordOf(await step('cancel', { cancel_reason: 'Moved away' }))).toMatchObject({
      status: 'cancelled',
    })
    expect(outcome(await a(`DELETE contract-templates/${String(template.id)}`))).toBe('409 template_in_use')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentReference, readReference } from '../qr/reference.ts'
import { climbLadder, type LadderInput } from './ladder.ts'

const apartments = [
  { id: '1', code: 'A1201', open: '500000' },
  { id: '2', code: 'A-1202', open: '700000' },
  { id: '3', code: 'B0304', open: '500000' },
]
const requests = [{ id: '9', apartment_id: '2' }]

const climb = (text: string, more: Partial<LadderInput> = {}) =>
  climbLadder({ text, amount: '500000', apartments, requests, ...more })
const exact = (id: string) => paymentReference('apartment', id)

describe('an exact reference', () => {
  test.each([
    ['alone', 'LBA3N', '1'],
    ['as the desk writes it', 'LBA3N A1201', '1'],
    ['in small letters', 'lba3n a1201', '1'],
    ['with the words of a bank around it', 'MBVCB.7712345.LBA3N A1201.CT tu 0011', '1'],
    ['where the bank drops the space', 'CT DEN LBA3NA1201', '1'],
    ['behind the sign of the bank', 'QRLBA3N A1201 Napas', '1'],
    ['of an apartment whose code has a dash', `${exact('2')}A1202`, '2'],
  ])('%s', (_, text, id) => {
    expect(climb(text)).toMatchObject({ why: 'exact_reference', match: { apartmentId: id, requestId: null } })
  })

  test('of a payment that was asked for at the desk', () => {
    expect(climb(paymentReference('payment_request', '9'))).toMatchObject({
      why: 'exact_reference',
      match: { apartmentId: '2', requestId: '9' },
    })
  })

  test('of an apartment that the building does not have is unknown', () => {
    expect(climb(exact('4711'))).toMatchObject({ why: 'unknown_reference', match: null })
  })

  test('two of them are decided by hand', () => {
    expect(climb(`${exact('1')} ${exact('3')}`)).toMatchObject({ why: 'several_apartments', match: null })
  })

  test('two that mean the same apartment are one', () => {
    expect(climb(`${exact('2')} ${paymentReference('payment_request', '9')}`).match).toEqual({
      apartmentId: '2',
      requestId: '9',
    })
  })
})

describe('a reference with one wrong sign', () => {
  test('is corrected where the apartment’s own code stands beside it', () => {
    expect(climb('LBA3M A1201')).toMatchObject({ why: 'corrected_reference', match: { apartmentId: '1' } })
  })

  test('is decided by hand without the code, and names what it may have been', () => {
    const judged = climb('LBA3M')
    expect(judged.match).toBeNull()
    expect(judged.candidates).toContainEqual(
      expect.objectContaining({ id: '1', reasons: ['wrong_sign', 'amount'] }),
    )
  })

  test('beside the code of another apartment posts nothing', () => {
    expect(climb('LBA3M B0304', { amount: '1' }).match).toBeNull()
  })
})

describe('without a reference', () => {
  test('the amount of the one apartment that is named is a proposal', () => {
    const judged = climb('Nop phi A1201 thang 5')
    expect(judged).toMatchObject({ why: 'same_amount', match: null })
    expect(judged.candidates[0]).toMatchObject({ id: '1', reasons: ['code', 'amount'] })
  })
  test('another amount leaves only the name', () => {
    expect(climb('Nop phi A-1201', { amount: '5' })).toMatchObject({ why: 'only_named', match: null })
  })
  test('of two that are named, the one whose amount it is is proposed', () => {
    expect(climb('A1201 va A1202')).toMatchObject({ why: 'same_amount', candidates: { 0: { id: '1' } } })
  })
  test('two that are named and owe the same are several', () => {
    expect(climb('A1201 B0304')).toMatchObject({ why: 'several_apartments', match: null })
  })
  test('nothing is said', () => {
    expect(climb('chuyen tien', { amount: '1' })).toEqual({
      why: 'no_reference',
      match: null,
      candidates: [],
    })
  })
  test('a longer number that holds a code names nobody', () => {
    expect(climb('STK 99A12015', { amount: '1' }).candidates).toEqual([])
  })
})

const anId = fc.bigInt({ min: 1n, max: 999_999_999_999_999_999n }).map(String)

test('every reference is read as what was written', () => {
  fc.assert(
    fc.property(anId, fc.constantFrom('apartment', 'payment_request'), (id, subject) => {
      expect(readReference(paymentReference(subject, id))).toEqual({ subject, id })
    }),
  )
})

test('a transfer with one wrong sign is never another apartment’s', () => {
  const sign = fc.constantFrom(...'23456789ABCDEFGHJKMNPQRTUVWXY01LOSZ')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(), sign, (id, place, other) => {
      const reference = exact(String(id))
      const at = 2 + (place % (reference.length - 2))
      const torn = `${reference.slice(0, at)}${other}${reference.slice(at + 1)}`
      const code = apartments[id - 1]?.code ?? ''
      const { match } = climb(`${torn} ${code}`)
      expect(match === null || match.apartmentId === String(id)).toBe(true)
    }),
  )
})

test('whatever a bank writes, it never throws, and posts nothing without a reference', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { match } = climb(text)
      expect(match === null || /LB/i.test(text.normalize('NFD'))).toBe(true)
    }),
  )
})

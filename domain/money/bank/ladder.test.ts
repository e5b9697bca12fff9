import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { madeText, torn } from './torn-texts.ts'
import { drawReference } from '../qr/reference.ts'
import { oldReference } from '../qr/old-reference.ts'
import type { IssuedReference, LadderFacts } from './ladder-facts.ts'
import { climbLadder } from './ladder.ts'
import { ladderRows } from './ladder-rows.ts'
import { wordsIn } from './read-references.ts'

const homes = [
  {
    id: '1',
    code: 'A0101',
    open: '1250000',
    name: 'Nguyễn Minh Tâm',
    phone: '0903334401',
    ref: 'LBMN1CKT510',
  },
  {
    id: '29',
    code: 'A0305',
    open: '1250000',
    name: 'Phan Thị Ngọc Mai',
    phone: '0903334429',
    ref: 'LB8790T10M1',
  },
  { id: '48', code: 'A0412', open: '1310000', name: 'Vũ Đình Long', phone: '0903334448', ref: 'LBTV7178CHM' },
  { id: '33', code: 'A0309', open: '1500000', name: 'Bùi Hữu Dũng', phone: '0903334433', ref: 'LBVKT1NM0H6' },
  {
    id: '11',
    code: 'A0111',
    open: '1500000',
    name: 'Đỗ Quốc Cường',
    phone: '0903334411',
    ref: 'LB98CM06799',
  },
  { id: '201', code: '1205', open: '990000', name: 'Lâm Thanh Sơn', phone: '0903334491', ref: 'LBNC4HKC145' },
  {
    id: '210',
    code: 'A0801',
    open: '1100000',
    name: 'Lý Ngọc Quân',
    phone: '0903334410',
    ref: 'LB02VT3991V',
  },
  {
    id: '211',
    code: 'A0802',
    open: '1150000',
    name: 'Lý Ngọc Quân',
    phone: '0903334410',
    ref: 'LBVNK87K43K',
  },
  {
    id: '131',
    code: 'B-12.06',
    open: '640000',
    name: 'Sok Sopheap Dara',
    phone: '0903334431',
    ref: 'LB7038K00MH',
  },
] as const
const linked: Readonly<Record<string, string>> = { 210: 'linked', 211: 'linked' }
const requests = [
  { id: 'q1', home: '33', ref: 'LB1232K76CH', paid: null },
  { id: 'q2', home: '48', ref: 'LB69N86CH07', paid: '2026-11-20' },
] as const
const elsewhere = 'LBN70396VT1'
/** Given before references were drawn. */
const withOld = ['1', '29', '48', '33', '11']

const references = Object.fromEntries([
  ...homes.map(({ id, ref }) => [id, ref] as const),
  ...withOld.map((id) => [`old ${id}`, oldReference('apartment', id)] as const),
  ...requests.map(({ id, ref }) => [id, ref] as const),
  ['out', elsewhere] as const,
])
const given = (reference: string, more: Partial<IssuedReference>): IssuedReference => ({
  reference,
  apartment_id: null,
  request_id: null,
  is_old: false,
  paid_on: null,
  ...more,
})
const allGiven = [
  ...homes.map(({ id, ref }) => given(ref, { apartment_id: id })),
  ...withOld.map((id) => given(oldReference('apartment', id), { apartment_id: id, is_old: true })),
  ...requests.map(({ id, home, ref, paid }) =>
    given(ref, { apartment_id: home, request_id: id, paid_on: paid }),
  ),
  given(elsewhere, {}),
]

const factsOf = (text: string, more: Partial<LadderFacts> = {}): LadderFacts => {
  const words = new Set(wordsIn(text))
  return {
    told: null,
    direction: 'in',
    place: 'own',
    text,
    payer: '',
    amount: '1000000',
    mayPost: true,
    apartments: homes.map(({ id, code, open }) => ({ id, code, open, household: linked[id] ?? id })),
    residents: homes.map(({ id, name, phone }) => ({ name, phone, apartment_id: id })),
    issued: allGiven.filter(({ reference }) => words.has(reference)),
    documents: [],
    ...more,
  }
}
const climb = (madeOf: string, more: Partial<LadderFacts> = {}) =>
  climbLadder(factsOf(madeText(madeOf, references), more))

const [desk, out] = [{ id: '7', code: 'PT0007', apartment_id: '33' }, { direction: 'out' }] as const

/** What a row decides, and of whom it speaks: the first of them first. */
type Case = readonly [
  row: number,
  what: string,
  madeOf: string,
  ids: readonly string[],
  more?: Partial<LadderFacts>,
]
const cases: readonly Case[] = [
  [1, 'told before', '{33} A0309', [], { told: 'known' }],
  [2, 'perhaps told before', '{33} A0309', [], { told: 'maybe_known' }],
  [3, 'money out', '{33} A0309 hoan coc', [], out],
  [4, 'an account of nobody', '{33} A0309', [], { place: 'wrong_account' }],
  [4, 'another currency', '{33} A0309', [], { place: 'other_currency' }],
  [5, 'money returned', 'HOAN TRA GD 998877 {33} A0309', ['33']],
  [5, 'a cancelled transfer', 'HUY GD FT26332778899 {29}', ['29']],
  [6, 'two references', '{33} va {48}', ['33', '48']],
  [6, 'two references without a space', '{33}{48}', ['33', '48']],
  [7, 'of another building', '{out} A0309', []],
  [8, 'another code', '{33} A0412', ['48', '33']],
  [8, 'another code in other signs', '{33} can ho a-04.12', ['48', '33']],
  [8, 'another code without spaces', 'CTDEN{33}A0412FT26332778899', ['48', '33']],
  [8, 'another name', '{33} dong ho cho Do Quoc Cuong', ['11', '33']],
  [8, 'another phone', '{33} 0903 334 448', ['48', '33']],
  [8, 'a code of digits alone, as an apartment', '{33} can ho 1205', ['201', '33']],
  [8, 'an old one that lost a sign, beside the code of the meant', 'LBA3N A0305', ['29', '1']],
  [8, 'an old one beside another code', '{old 33} A0412', ['48', '33']],
  [8, 'an old one with another code right behind', '{old 29}A0101', ['1', '29']],
  [9, 'a torn one of another beside it', '{33} {48|lose 5}', ['33', '48']],
  [10, 'one of another building beside it', '{33} {out}', ['33']],
  [11, 'an old one that two others become', '{old 1}', ['1', '29', '48']],
  [12, 'the desk has booked it', '{33} A0309', ['33'], { documents: [desk] }],
  [12, 'the desk has booked what is repaired', '{33|lose 4} A0309', ['33'], { documents: [desk] }],
  [13, 'a request that is paid', '{q2} A0412', ['48']],
  [14, 'whole', '{33}', ['33']],
  [14, 'in small letters', '{33|lower} a0309', ['33']],
  [14, 'in groups', '{33|group}', ['33']],
  [14, 'with dashes', '{131|dash}/B1206', ['131']],
  [
    14,
    'between what the bank writes',
    'MBVCB.7712345901.{29} A0305.CT tu 0011004455667 DO QUOC CUONG toi 007',
    ['29'],
  ],
  [14, 'spaces dropped', 'CTDEN{29}A0305FT26332778899', ['29']],
  [14, 'digits right behind it', '{131}112026', ['131']],
  [14, 'twice', '{48} A0412 {48} A0412 GD 778812-112826', ['48']],
  [14, 'broken over two lines', 'IBFT 020097 {48|break 4} A0412', ['48']],
  [14, 'Khmer digits', '{131|khmer} B1206', ['131']],
  [14, 'O for 0, I for 1', 'phi quan ly {1|O|I}', ['1']],
  [14, 'Vietnamese words', 'Căn hộ A0305 nộp phí tháng 11 {29}', ['29']],
  [14, 'a month, a year and a number that is no apartment', '{33} T11/2026 1205', ['33']],
  [14, 'a given name that is a word of reversals', '{29} A0305 NGUYEN QUANG HUY chuyen tien', ['29']],
  [14, 'a neighbour who pays', '{33} A0309 DO QUOC CUONG', ['33'], { payer: 'DO QUOC CUONG 0011002233' }],
  [14, 'linked apartments', '{210} A0801 A0802', ['210']],
  [14, 'a request', '{q1} A0309', ['33']],
  [14, 'old, its own code beside', '{old 29} A0305', ['29']],
  [14, 'old, its own code right behind', '{old 29}A0305', ['29']],
  [14, 'old, which no other becomes', '{old 11}', ['11']],
  [15, 'a sign lost, its own code beside', '{29|lose 4} A0305', ['29']],
  [15, 'a sign lost, its own code right behind', '{29|lose 7}A0305', ['29']],
  [15, 'a sign added', '{33|add 5 K} A0309', ['33']],
  [15, 'a sign struck twice', '{11|double 6} A0111', ['11']],
  [15, 'LB left out', '{11|bare} A0111', ['11']],
  [15, 'its own phone', '{33|swap 2} 0903334433', ['33']],
  [16, 'a sign lost', '{29|lose 4}', ['29']],
  [16, 'a sign lost, digits right behind', '{29|lose 7}0987654321', ['29']],
  [16, 'a sign changed', '{33|change 3 7}', ['33']],
  [16, 'two exchanged', '{48|swap 2}', ['48']],
  [16, 'exchanged over one', '{48|jump 1}', ['48']],
  [16, 'its end cut off', 'THANH TOAN PHI QUAN LY {11|cut 1}', ['11']],
  [16, 'L left out', '{11|noL}', ['11']],
  [17, 'a sign lost, another code beside', '{29|lose 4} A0412', ['48', '29']],
  [18, 'an old one that is several by one act', 'LBA33N', ['29', '1']],
  [19, 'a code and what it owes', 'nop phi A0305 thang 11', ['29'], { amount: '1250000' }],
  [20, 'a code alone', 'A-0305 nop them', ['29']],
  [20, 'a name alone', 'BUI HUU DUNG chuyen tien phi', ['33']],
  [21, 'two codes', 'A0305 va A0412', ['29', '48']],
  [22, 'two signs lost', '{33|lose 2|lose 5}', []],
  [22, 'of another product', 'THANH TOAN DON LB123456789', []],
  [23, 'nothing', 'NGUYEN HOANG MINH chuyen tien', []],
  [23, 'an amount that two owe', 'chuyen tien', ['1', '29'], { amount: '1250000' }],
  [23, 'Long Biên is none', 'LB 12 duong Ngoc Lam, chuyen tien', []],
  [23, 'a phone and a day', '0987654321 28/11/2026 14:02:37', []],
]

describe('the first row that fits decides', () => {
  const rows = cases.map(([row, what, madeOf, ids, more = {}]) => ({ row, what, madeOf, ids, more }))
  test.each(rows)('$row: $what', ({ row, madeOf, ids, more }) => {
    const judged = climb(madeOf, more)
    expect([judged.row, judged.candidates.map(({ id }) => id)]).toEqual([row, ids])
    expect(judged.match?.apartmentId).toBe(row === 14 || row === 15 ? ids[0] : undefined)
  })

  test('there are 23, and each has a case', () => {
    expect(ladderRows).toHaveLength(23)
    expect(new Set(cases.map(([row]) => row)).size).toBe(23)
  })

  test('old and new ones are told apart, and a request is named', () => {
    expect([climb('{old 29} A0305').why, climb('{29}').why]).toEqual(['old_reference', 'exact_reference'])
    expect(climb('{q1} A0309').match).toEqual({ apartmentId: '33', requestId: 'q1' })
  })

  test('without the right to receipts, what would be booked is proposed', () => {
    for (const madeOf of ['{33}', '{29|lose 4} A0305'])
      expect(climb(madeOf, { mayPost: false })).toMatchObject({ outcome: 'candidate', match: null })
  })

  test('what an apartment is proposed for is said', () => {
    expect(climb('A0305', { amount: '1250000' }).candidates).toMatchObject([{ reasons: ['code', 'amount'] }])
    expect(climb('{29|lose 4} A0412').candidates).toMatchObject([
      { reasons: ['code'] },
      { reasons: ['wrong_sign'] },
    ])
  })
})

/** One thing that goes wrong on the way, of a kind and at a place. */
const act = fc
  .tuple(
    fc.constantFrom(
      '',
      'lower',
      'group',
      'lose',
      'double',
      'add',
      'change',
      'swap',
      'jump',
      'cut',
      'bare',
      'noL',
    ),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom(...'0123456789CHKMNTVABDEX'),
  )
  .map(([name, at, sign]) => `${name} ${name === 'cut' ? 1 : Math.min(at, lastPlaces[name] ?? at)} ${sign}`)
const lastPlaces: Readonly<Record<string, number>> = { swap: 8, jump: 7 }

test('100,000 texts with one act in the reference book none to another apartment', () => {
  const draw = (below: number) => Math.floor(Math.random() * below)
  const drawn = homes.map(({ id }) => given(drawReference(draw), { apartment_id: id }))
  const old = homes.map(({ id }) => given(oldReference('apartment', id), { apartment_id: id, is_old: true }))
  const byWord = new Map([...drawn, ...old].map((one) => [one.reference, one]))
  const base = { ...factsOf(''), residents: [] }
  const place = fc.nat(homes.length - 1)
  fc.assert(
    fc.property(
      place,
      fc.boolean(),
      act,
      fc.constantFrom('none', 'own', 'other'),
      place,
      fc.constantFrom(' ', ''),
      (at, isOld, done, beside, other, space) => {
        const meant = (isOld ? old : drawn)[at]
        const code = { none: '', own: homes[at]?.code ?? '', other: homes[other]?.code ?? '' }[beside]
        const damaged = torn(meant?.reference ?? '', done)
        // An old one that became that of the very neighbour whose code stands there is what that neighbour would write.
        if (isOld && beside === 'other' && damaged.toUpperCase() === old[other]?.reference) return true
        const text = `${damaged}${space}${code.replaceAll(/[^0-9A-Z]/g, '')}`
        const issued = wordsIn(text).flatMap((word) => byWord.get(word) ?? [])
        const { match } = climbLadder({ ...base, text, issued })
        return (
          match === null || match.apartmentId === meant?.apartment_id || isLinked(match.apartmentId, meant)
        )
      },
    ),
    { numRuns: 100_000 },
  )
})

const isLinked = (id: string, meant: IssuedReference | undefined) =>
  linked[id] !== undefined && linked[id] === linked[meant?.apartment_id ?? '']

test('whatever a bank writes, it never throws, and posts nothing without a reference', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(climbLadder(factsOf(text)).match).toBeNull()
    }),
  )
})

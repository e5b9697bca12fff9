import type { AnyField } from '#core/field.ts'
import * as f from '#core/fields/index.ts'
import { state } from '#core/fields/state.ts'
import type { WireNode } from '#core/kind.ts'
import type { KindName } from '#core/kinds.ts'

/** The requirements of one kind, as data. */
export interface KindFixture {
  readonly field: AnyField
  /** Decoded values that the schema accepts; each must survive the wire, the column and the spreadsheet. */
  readonly good: readonly unknown[]
  /** Decoded values that the schema refuses, with the code. */
  readonly bad: readonly (readonly [value: unknown, code: string])[]
  /** A value on the wire, and the value that it means. */
  readonly wire?: readonly (readonly [node: WireNode, value: unknown])[]
  /** Values on the wire that must be refused, whatever they decode to. */
  readonly hostile?: readonly WireNode[]
  /** A value of the driver, and the value that it means. */
  readonly rows?: readonly (readonly [raw: unknown, value: unknown])[]
  /** A filter's operand as spelt in an address, and its value. */
  readonly operands?: readonly (readonly [node: string, value: unknown])[]
  /** A spreadsheet's cell cannot hold the value, or must not be read back. */
  readonly cell?: false
}

const long = (count: number) => 'x'.repeat(count)
const notText: readonly WireNode[] = [['a'], { a: 'b' }, true, 5]
const unstorable = ['a\0b', '\ud800']

const lineFields = {
  item: f.text({ required: true }),
  price: f.money({ required: true }),
  count: f.number({ integer: true }),
}
const storedFiles = [1, 2, 3, 4, 5].map((one) => `3f0c9a52-7a41-4d7e-9a55-0d6b1c2e4f1${one}`)
const pdf = { wireFile: true, filename: 'a.pdf', mimetype: 'application/pdf', handle: 1 } as const
const script = { wireFile: true, filename: 'a.png', mimetype: 'image/svg+xml', handle: 1 } as const

export const fixtures: Readonly<Record<KindName, KindFixture>> = {
  text: {
    field: f.text({ maxLength: 20 }),
    good: ['A-101', 'Nguyễn Văn Đức', 'ផ្ទះ', '1,000', '[x]=&?', '😀'],
    bad: [[long(21), 'too_long'], ['a\nb', 'invalid_text'], ['a\0b', 'invalid_text'], ['\ud800', 'invalid_text'], [5, 'invalid_text']],
    wire: [['  x  ', 'x'], ['Cafe\u0301', 'Café']],
    hostile: [...unstorable, ...notText],
    operands: [['101 ', '101 ']],
  },
  long_text: {
    field: f.longText({ maxLength: 30 }),
    good: ['one\ntwo', 'ខ្មែរ'],
    bad: [[long(31), 'too_long'], ['a\0b', 'invalid_text']],
    wire: [['a\r\nb\rc', 'a\nb\nc']],
    hostile: [...unstorable, ...notText],
  },
  rich_text: {
    field: f.richText(),
    good: ['<p>Xin <b>chào</b></p>'],
    bad: [[long(200_001), 'too_long'], ['ក'.repeat(70_000), 'too_long'], [null, 'invalid_text']],
    hostile: [...unstorable, ...notText],
  },
  number: {
    field: f.number({ min: -5, max: 1000 }),
    good: [0, -5, 12.5, 1000, 0.01],
    bad: [[-6, 'too_small'], [1001, 'too_large'], [1.001, 'too_many_decimals'], [NaN, 'invalid_number'], [Infinity, 'invalid_number'], ['5', 'invalid_number']],
    wire: [['12.50', 12.5], ['007', 7], [3, 3]],
    hostile: ['NaN', 'Infinity', '1e3', '0x10', '1,000', ' 12 ', '١٢', '１２', '.5', '5.', '+5', '--5', '1e400', '9'.repeat(400), true, ['1']],
    rows: [['12.50', 12.5], ['1000.00', 1000]],
    operands: [['99999', 99999]],
  },
  money: {
    field: f.money(),
    good: ['0', '1250000', '12.5', '0.05', '9999999999999.99'],
    bad: [['-1', 'invalid_amount'], [12, 'invalid_amount'], ['12345678901234', 'invalid_amount']],
    wire: [['12.50', '12.5'], ['0012', '12'], ['0.00', '0']],
    hostile: ['NaN', 'Infinity', '-0', '-0.00', '1e3', '0x10', '1,000.001', '1.000,5', ' 12 ', '١٢', '１២', '１２', '9007199254740993', '1e400', '9'.repeat(400), '1.001', '.5', '5.', '+5', '-5', 12, 9007199254740992, true, ['1']],
    rows: [['12.50', '12.5'], ['0.00', '0']],
    operands: [['5', '5'], ['-5', '-5']],
  },
  price: {
    field: f.price(),
    good: ['0', '1984', '0.185', '0.35', '1.984', '123.456', '0.000001', '9999999999999.999999'],
    bad: [['-1', 'invalid_amount'], [12, 'invalid_amount'], ['0.0000001', 'invalid_amount'], ['12345678901234', 'invalid_amount']],
    wire: [['0.350', '0.35'], ['0012', '12'], ['0.000000', '0']],
    hostile: ['NaN', 'Infinity', '-0', '-0.000000', '1e3', '1e-7', '0x10', '1.000,5', ' 12 ', '١٢', '9'.repeat(400), '1.0000001', '.5', '5.', '+5', '-5', 12, true, ['1']],
    rows: [['0.185000', '0.185'], ['0.000000', '0']],
    operands: [['5', '5'], ['-5', '-5']],
  },
  date: {
    field: f.date(),
    good: ['2026-02-28', '2024-02-29', '1900-01-01', '2199-12-31'],
    bad: [['2026-02-30', 'invalid_date'], ['2026-2-3', 'invalid_date'], [new Date(), 'invalid_date']],
    wire: [['2026-01-31T17:30:00Z', '2026-02-01'], ['2026-01-31T16:59:59.999Z', '2026-01-31'], ['2026-02-01T00:30:00+07:00', '2026-02-01']],
    hostile: ['2026-02-30', '2023-02-29', '0000-00-00', '9999-12-31T23:59:59Z', '-1', '1e20', '2026-13-01', '2026-00-10', '２０２６-01-01', '2026-02-30T00:00:00Z', 20260101, true],
    rows: [['2026-02-01', '2026-02-01'], [new Date(2026, 1, 1), '2026-02-01']],
    operands: [['2026-01-01', '2026-01-01']],
  },
  month: {
    field: f.month(),
    good: ['2026-01', '2026-12'],
    bad: [['2026-13', 'invalid_month'], ['2026-00', 'invalid_month'], ['26-01', 'invalid_month']],
    wire: [['2026-03-01', '2026-03']],
    hostile: ['2026-3', '0000-01', '2026-03-02', '2026', 202603],
  },
  time: {
    field: f.time(),
    good: ['00:00:00', '23:59:59'],
    bad: [['24:00:00', 'invalid_time'], ['7:30:00', 'invalid_time']],
    wire: [['07:30', '07:30:00']],
    hostile: ['24:00', '12:60', '12:00:60', 'noon', 12],
    rows: [['07:30:00.000', '07:30:00']],
  },
  date_time: {
    field: f.dateTime(),
    good: ['2026-01-31T17:30:00.000Z'],
    bad: [['2026-01-31', 'invalid_date_time'], ['2026-01-31T17:30:00Z', 'invalid_date_time']],
    wire: [['2026-01-31T17:30:00Z', '2026-01-31T17:30:00.000Z'], ['2026-02-01T00:30:00+07:00', '2026-01-31T17:30:00.000Z']],
    hostile: ['2026-02-30T00:00:00Z', '2026-01-31T25:00:00Z', '2026-01-31T17:30:00', '9999-12-31T23:59:59Z', '1e20', '-1', 1767225600000],
    rows: [['2026-01-31 17:30:00+00', '2026-01-31T17:30:00.000Z'], ['2026-01-31 17:30:00.123456+00', '2026-01-31T17:30:00.123Z'], [new Date(0), '1970-01-01T00:00:00.000Z']],
    operands: [['2026-02-01', '2026-01-31T17:00:00.000Z']],
  },
  boolean: {
    field: f.boolean(),
    good: [true, false],
    bad: [['1', 'invalid_boolean'], [1, 'invalid_boolean']],
    wire: [['1', true], ['0', false], [1, true], [0, false], [true, true], ['true', true], ['false', false]],
    hostile: ['TRUE', 'on', '2', '-1', '01', 'yes', 2, ['1']],
    operands: [['1', true], ['0', false]],
  },
  select: {
    field: f.select({ options: ['male', 'female', 'unknown'] }),
    good: ['male', 'unknown'],
    bad: [['other', 'invalid_option'], ['toString', 'invalid_option'], [1, 'invalid_option']],
    hostile: ['Male', '__proto__', ['male']],
    operands: [['female', 'female']],
  },
  multi_select: {
    field: f.multiSelect({ options: ['a', 'b', 'c'], max: 2 }),
    good: [['a'], ['b', 'a']],
    bad: [[['a', 'b', 'c'], 'too_many'], [['a', 'a'], 'duplicate_value'], [['d'], 'invalid_option'], ['a', 'invalid_option']],
    hostile: ['a', ['a', 'x'], [['a']], { a: '1' }],
    operands: [['a', 'a']],
  },
  state: {
    field: state({ initial: 'new', states: { new: { color: 'default' }, done: { color: 'success' } }, transitions: {} }),
    good: ['new', 'done'],
    bad: [['gone', 'invalid_option']],
    operands: [['done', 'done']],
  },
  belongs_to: {
    field: f.belongsTo('block'),
    good: ['1', '999999999999999999'],
    bad: [['0', 'invalid_reference'], ['01', 'invalid_reference'], [1, 'invalid_reference']],
    wire: [[12, '12']],
    hostile: ['0', '-1', '1.0', '1 OR 1=1', '1,2', '１', '9'.repeat(20), 1.5, 1e21, ['1'], { id: '1' }],
    rows: [['7', '7'], [7n, '7']],
    operands: [['7', '7']],
  },
  has_many: { field: f.hasMany('apartment', 'block_id'), good: [], bad: [[['1'], 'read_only']], cell: false },
  many_to_many: {
    field: f.manyToMany('tag', { max: 3 }),
    good: [['1', '2']],
    bad: [[['1', '1'], 'duplicate_value'], [['1', '2', '3', '4'], 'too_many'], [['x'], 'invalid_reference'], ['1', 'invalid_reference']],
    wire: [[[1, '2'], ['1', '2']]],
    hostile: ['1', [['1']], ['0']],
    operands: [['2', '2']],
  },
  count: { field: f.count('apartment', 'block_id'), good: [0, 12], bad: [[-1, 'too_small'], [1.5, 'invalid_number']], rows: [['12', 12]] },
  computed: { field: f.computed({ of: 'money', sum: ['a', 'b'] }), good: ['12.5'], bad: [[5, 'invalid_text']], cell: false },
  file: {
    field: f.file(),
    good: [storedFiles[0]],
    bad: [['x', 'invalid_reference'], ['12', 'invalid_reference'], [script, 'file_type_not_allowed'], [new Blob(['x'], { type: 'text/html' }), 'file_type_not_allowed'], [new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'text/plain' }), 'file_limit_exceeded']],
    wire: [[pdf, pdf], ['3F0C9A52-7A41-4D7E-9A55-0D6B1C2E4F11', storedFiles[0]]],
    hostile: ['../x', ['1'], { filename: 'x' }],
  },
  image: { field: f.image(), good: [storedFiles[0]], bad: [[pdf, 'file_type_not_allowed'], ['12', 'invalid_reference']], hostile: [script] },
  files: {
    field: f.files({ max: 2 }),
    good: [storedFiles.slice(0, 2)],
    bad: [[storedFiles.slice(0, 3), 'too_many'], [storedFiles[0], 'invalid_reference'], [['1'], 'invalid_reference']],
    rows: [[storedFiles.slice(0, 2), storedFiles.slice(0, 2)]],
    hostile: ['1', ['x']],
  },
  images: { field: f.images({ max: 4 }), good: [storedFiles.slice(0, 1)], bad: [[storedFiles, 'too_many']], hostile: [[pdf]], rows: [[storedFiles, storedFiles]] },
  phone: {
    field: f.phone(),
    good: ['0912345678', '02438123456', '012345678'],
    bad: [['09123456', 'invalid_phone'], ['091234567890', 'invalid_phone'], ['0912345678a', 'phone_not_numeric'], ['0912+345678', 'phone_not_numeric']],
    wire: [['0912 345.678', '0912345678'], ['０９１２３４５６７８', '0912345678'], ['+84 912 345 678', '0912345678'], ['0912-345-678', '0912345678']],
    hostile: ['+84 91', '09123456', '091234567890', '٠٩١٢٣٤٥٦٧٨', '0912345678a', 912345678],
    operands: [['0912 3', '09123']],
  },
  email: {
    field: f.email(),
    good: ['minh.tran@mail.com.vn', "o'hara+lobby@x-y.vn"],
    bad: [['a@b', 'invalid_email'], [`${long(65)}@b.vn`, 'invalid_email']],
    wire: [[' Minh@Mail.VN ', 'minh@mail.vn']],
    hostile: ['a@@b.vn', 'a@b@c.vn', `a@${'b.'.repeat(150)}vn`, 'a b@c.vn', 'a@b.vn\r\nBcc: x@y.vn', '@b.vn', 'a@', 'a..b@c.vn', 'a@-b.vn', '.a@b.vn', 'a@b..vn', 5],
    operands: [['Minh', 'minh']],
  },
  color: { field: f.color(), good: ['#ddd', '#0f766e'], bad: [['ddd', 'invalid_color'], ['#dddd', 'invalid_color']], wire: [['#DDD', '#ddd']], hostile: ['red', 'url(x)', '#ggg', '#ddd;x'] },
  translated: {
    field: f.translated({ of: ['name', 'note', 'content'] }),
    good: [[{ language_code: 'vi', name: 'Chủ hộ', content: '<p>Chủ <strong>hộ</strong></p>' }, { language_code: 'km', name: 'ម្ចាស់ផ្ទះ', note: 'x' }]],
    bad: [
      [[{ language_code: 'fr', name: 'x' }], 'invalid_language'],
      [[{ language_code: 'vi' }, { language_code: 'vi' }], 'duplicate_language'],
      [[{ language_code: 'vi', description: 'x' }], 'unknown_field'],
      [[{ language_code: 'vi', content: long(200_001) }], 'too_long'],
      ['x', 'invalid_language_contents'],
    ],
    wire: [[[{ language_code: 'vi', name: ' A ', note: '' }], [{ language_code: 'vi', name: 'A' }]]],
    hostile: ['vi', [['vi']], { vi: 'x' }],
    cell: false,
  },
  lines: {
    field: f.lines({ fields: lineFields, max: 2 }),
    good: [[{ item: 'Chair', price: '12.5', count: 3 }], [{ item: 'A', price: '0', count: null }, { item: 'B', price: '1', count: 0 }]],
    bad: [
      [[{ item: 'A' }], 'required'],
      [[{ item: 'A', price: 'x' }], 'invalid_amount'],
      [[{ item: 'A', price: '1', total: '2' }], 'unknown_field'],
      [[1, 2, 3], 'too_many'],
      ['x', 'invalid_lines'],
    ],
    wire: [[[{ item: ' A ', price: '1.00', count: '' }], [{ item: 'A', price: '1', count: null }]]],
    hostile: [['x'], [[]], { item: 'A' }, [{ item: 'A', price: '1e3' }], [{ item: 'A', price: '1', toString: 'x' }]],
  },
  custom_fields: {
    field: f.customFields({ definitions: 'template_id.fields' }),
    good: [{ plate: '30A-123.45', floors: ['1', '2'] }],
    bad: [[{ 123: 'x' }, 'invalid_keyword'], [{ constructor: 'x' }, 'invalid_keyword'], ['x', 'invalid_custom_fields'], [{ a: long(65_000) }, 'too_long']],
    hostile: ['x', ['x'], { 'a b': '1' }],
  },
  password: {
    field: f.password(),
    good: [long(8), long(128), 'mật khẩu dài'],
    bad: [[long(7), 'password_too_short'], [long(129), 'password_too_long']],
    hostile: [12345678, ['password1']],
    cell: false,
  },
} // prettier-ignore

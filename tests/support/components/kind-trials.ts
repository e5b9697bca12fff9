import { userEvent } from 'vitest/browser'
import { maskValue } from '#core/derive/mask.ts'
import { belongsTo, color, lines, manyToMany, multiSelect, number, text } from '#core/fields/index.ts'
import type { KindName } from '#core/kinds.ts'
import { fixtures } from '#tests/matrix/kind-fixtures.ts'
import { choose, press } from './keys.ts'
import type { FieldOnPage, KindTrial } from './kind-trial.ts'

const type = (keys: string) => () => press(keys)
/** Selects everything that was typed and deletes it. */
const wipe = type('{Control>}a{/Control}{Delete}')
const wipeAndLeave = type('{Control>}a{/Control}{Delete}{Tab}')
const wipeAndEnter = type('{Control>}a{/Control}{Delete}{Enter}')

const list = (...data: object[]) => ({ getList: () => Promise.resolve({ data, total: data.length }) })
const many = (...data: object[]) => ({ getMany: () => Promise.resolve({ data }) })
const blocks = [
  { id: '3', code: 'A', name: 'Tháp A' },
  { id: '4', code: 'B', name: 'Tháp B' },
]
const id = '3f0c9a52-7a41-4d7e-9a55-0d6b1c2e4f11'
const other = '3f0c9a52-7a41-4d7e-9a55-0d6b1c2e4f12'
const picture = new File([new Uint8Array([1, 2, 3])], 'nhà.png', { type: 'image/png' })
const paper = new File(['x'], 'hợp đồng.pdf', { type: 'application/pdf' })

const upload =
  (...files: File[]) =>
  async (field: FieldOnPage) =>
    userEvent.upload(await field.find('input[type=file]'), files)
/** Presses the first file's button that removes it. */
const removeFirst = async (field: FieldOnPage) => {
  ;(await field.find('.lobby-upload-item button')).focus()
  await press('{Enter}')
}
/** One row for each kind; a kind without a row does not compile. */
export const kindTrials: Readonly<Record<KindName, KindTrial>> = {
  text: {
    field: fixtures.text.field,
    fill: type(' A-101 '),
    filled: 'A-101',
    clear: wipe,
    cell: { value: 'A-101', says: 'A-101' },
  },
  long_text: {
    field: fixtures.long_text.field,
    fill: type('một{Enter}hai'),
    filled: 'một\nhai',
    clear: wipe,
    cell: { value: 'một\nhai', says: 'một' },
  },
  rich_text: {
    field: fixtures.rich_text.field,
    start: '[contenteditable]',
    fill: type('Xin {Control>}b{/Control}chào'),
    filled: '<p>Xin <strong>chào</strong></p>',
    clear: wipe,
    cell: { value: '<p>Xin <b>chào</b></p>', says: 'Xin chào' },
  },
  number: {
    field: number({ unit: 'm2' }),
    fill: type('1234,5'),
    filled: 1234.5,
    clear: wipe,
    cell: { value: 1234.5, says: '1.234,50' },
  },
  money: {
    field: fixtures.money.field,
    fill: type('1250000'),
    filled: '1250000',
    clear: wipe,
    cell: { value: '1250000', says: '1.250.000' },
  },
  price: {
    field: fixtures.price.field,
    fill: type('0,185'),
    filled: '0.185',
    clear: wipe,
    cell: { value: '1984.5', says: '1.984,5' },
  },
  date: {
    field: fixtures.date.field,
    fill: type('31/01/2026{Enter}'),
    filled: '2026-01-31',
    clear: wipeAndLeave,
    cell: { value: '2026-01-31', says: '31/01/2026' },
  },
  month: {
    field: fixtures.month.field,
    fill: type('03/2026{Enter}'),
    filled: '2026-03',
    clear: wipeAndLeave,
    cell: { value: '2026-03', says: '03/2026' },
  },
  time: {
    field: fixtures.time.field,
    fill: type('07:30{Enter}'),
    filled: '07:30:00',
    clear: wipeAndEnter,
    cell: { value: '07:30:00', says: '07:30' },
  },
  date_time: {
    field: fixtures.date_time.field,
    fill: type('01/02/2026 00:30{Enter}'),
    filled: '2026-01-31T17:30:00.000Z',
    clear: wipeAndEnter,
    cell: { value: '2026-01-31T17:30:00.000Z', says: '01/02/2026 00:30' },
  },
  boolean: {
    field: fixtures.boolean.field,
    // A click on the label turns the switch.
    start: 'button',
    fill: type(' '),
    filled: true,
    clear: type(' '),
    cleared: false,
    cell: { value: true, says: 'Có' },
  },
  select: {
    field: fixtures.select.field,
    fill: () => choose('female'),
    filled: 'female',
    clear: type('{Delete}'),
    cell: { value: 'female', says: 'female' },
  },
  multi_select: {
    field: multiSelect({ options: ['a', 'b', 'c'] }),
    fill: async () => {
      await choose('a')
      await press('{Escape}')
      await choose('b')
      await press('{Escape}')
    },
    filled: ['a', 'b'],
    clear: type('{Backspace}{Backspace}'),
    cleared: [],
    cell: { value: ['a', 'c'], says: 'a, c' },
  },
  state: { field: fixtures.state.field, cell: { value: 'done', says: 'done' } },
  belongs_to: {
    field: belongsTo('block'),
    verbs: { ...list(...blocks), ...many(...blocks) },
    fill: () => choose('Tháp A'),
    filled: '3',
    clear: type('{Delete}'),
    cell: { value: '3', record: { value: { id: '3', code: 'A', name: 'Tháp A' } }, says: 'Tháp A' },
  },
  has_many: { field: fixtures.has_many.field, cell: { value: ['1', '2'], says: '2' } },
  many_to_many: {
    field: manyToMany('block'),
    verbs: { ...list(...blocks), ...many(...blocks) },
    fill: () => choose('Tháp A'),
    filled: ['3'],
    clear: type('{Escape}{Backspace}'),
    cleared: [],
    cell: {
      value: [
        { id: '3', code: 'A', name: 'Tháp A' },
        { id: '4', code: 'B', name: 'Tháp B' },
      ],
      says: 'Tháp A, Tháp B',
    },
  },
  count: { field: fixtures.count.field, cell: { value: 1200, says: '1.200' } },
  computed: { field: fixtures.computed.field, cell: { value: '12500', says: '12.500' } },
  file: {
    field: fixtures.file.field,
    start: '.ant-upload button',
    invalid: '.ant-upload button',
    fill: upload(paper),
    filled: paper,
    clear: removeFirst,
    cell: { value: id, says: 'Tệp' },
  },
  files: {
    field: fixtures.files.field,
    start: '.ant-upload button',
    invalid: '.ant-upload button',
    fill: upload(paper),
    filled: [paper],
    clear: removeFirst,
    cleared: [],
    cell: { value: [id, other], says: '2' },
  },
  image: {
    field: fixtures.image.field,
    start: '.ant-upload button',
    invalid: '.ant-upload button',
    fill: upload(picture),
    filled: picture,
    clear: removeFirst,
    cell: { value: id, says: 'Ảnh' },
  },
  images: {
    field: fixtures.images.field,
    start: '.ant-upload button',
    invalid: '.ant-upload button',
    fill: upload(picture),
    filled: [picture],
    clear: removeFirst,
    cleared: [],
    cell: { value: [id, other], says: '2' },
  },
  phone: {
    field: fixtures.phone.field,
    fill: type('0912 345.678'),
    filled: '0912345678',
    clear: wipe,
    cell: { value: '0912345678', says: '0912345678' },
  },
  email: {
    field: fixtures.email.field,
    fill: type('Minh.Tran@Mail.vn'),
    filled: 'minh.tran@mail.vn',
    clear: wipe,
    cell: { value: 'minh.tran@mail.vn', says: 'minh.tran@mail.vn' },
  },
  color: {
    field: color(),
    fill: type('#0F766E'),
    filled: '#0f766e',
    clear: wipe,
    cell: { value: '#0f766e', says: '#0f766e' },
  },
  translated: {
    field: fixtures.translated.field,
    fill: type('Chủ hộ'),
    filled: [{ language_code: 'vi', name: 'Chủ hộ' }],
    clear: wipe,
    cleared: [],
    invalid: 'input, textarea',
    cell: {
      value: [
        { language_code: 'vi', name: 'Chủ hộ' },
        { language_code: 'en', name: 'Owner' },
      ],
      says: 'Chủ hộ',
    },
  },
  lines: {
    field: lines({ fields: { item: text({ required: true }), count: number({ integer: true }) } }),
    start: 'button',
    fill: async (field) => {
      await press('{Enter}')
      ;(await field.find('tbody input')).focus()
      await press('Ghế{Tab}3')
    },
    filled: [{ item: 'Ghế', count: 3 }],
    clear: async (field) => {
      ;(await field.find('.lobby-rows-remove button')).focus()
      await press('{Enter}')
    },
    cleared: [],
    invalid: 'tbody input',
    errorAt: 'value_id.0.item',
    cell: { value: [{ item: 'Ghế', count: 3 }], says: '1 dòng' },
  },
  custom_fields: {
    field: fixtures.custom_fields.field,
    entityName: 'contract',
    siblings: { template_id: '9' },
    verbs: {
      getOne: () =>
        Promise.resolve({ data: { id: '9', fields: [{ key: 'plate', label: 'Biển số', type: 'text' }] } }),
    },
    start: 'input',
    fill: type('30A-123'),
    filled: { plate: '30A-123' },
    clear: wipe,
    cleared: { plate: '' },
    invalid: 'input',
    errorAt: 'value_id.plate',
    cell: { value: { plate: '30A-123' }, says: '1' },
  },
  password: {
    field: fixtures.password.field,
    fill: type('mật khẩu dài'),
    filled: 'mật khẩu dài',
    clear: wipe,
    cell: { value: 'không bao giờ đọc lại', says: '••••••••' },
  },
}

/** The row's value for a reader without the right: the server's mask, or nothing. */
export const maskedText = ({ field, cell }: KindTrial): string => String(maskValue(field, cell.value) ?? '–')

import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { VoucherPrint } from './voucher-print.tsx'

const record = {
  id: '5',
  version: 2,
  code: 'PT-2026-000007',
  status: 'approved',
  date: '2026-11-22',
  party: 'Sok Dara',
  apartment: { id: '7', code: 'A-0107' },
  description: 'Annual parking',
  amount: '1500000',
}
const line = (posting: string, code: string, debit: string, credit: string) => ({
  posting,
  code,
  debit,
  credit,
})
const into = [line('cash', '1111', '1500000', '0'), line('other_income', '711', '0', '1500000')]

const open = (more: object = {}, { entity = 'receipt_voucher', lines = into, chart = 'tt133' } = {}) =>
  renderInConsole(
    <WithTools>
      {(tools) => (
        <VoucherPrint
          entity={registry[entity as 'receipt_voucher']}
          record={{ ...record, ...more }}
          tools={tools}
        />
      )}
    </WithTools>,
    { replies: { [`GET /v1/manage/voucher-papers/${entity}/5`]: { data: { chart, lines } } } },
  )

test('a receipt of cash has the form 01-TT, its accounts and five places to sign, twice on a sheet', async () => {
  const screen = await open()
  const paper = screen.getByRole('article')
  await expect.element(paper.getByRole('heading', { name: 'Phiếu thu' }).first()).toBeVisible()
  const [first, second] = paper.element().querySelectorAll('section')
  const words = locales.voucher.vi
  for (const copy of [first, second])
    for (const said of [
      'Mẫu số 01-TT',
      '133/2016/TT-BTC',
      'Ngày 22 tháng 11 năm 2026',
      'Số: PT-2026-000007',
      'Nợ: 1111',
      'Có: 711',
      'Sok Dara',
      'Căn hộ A-0107',
      'Annual parking',
      '1.500.000',
      'Một triệu năm trăm nghìn đồng',
      ...Object.values({ ...words.signers, receiver: '', giver: '', taker: '' }),
    ])
      expect(copy?.textContent).toContain(said)
  expect(first?.textContent).toContain(words.first_copy)
  expect(second?.textContent).toContain(words.second_copy)
  expect(second?.querySelectorAll('footer > span')).toHaveLength(5)
})

test.each(['en', 'km'] as const)('in %s nothing of it is Vietnamese', async (language) => {
  const screen = await open({}, { chart: 'tt99' })
  await screen.getByText({ en: 'English', km: 'ខ្មែរ' }[language], { exact: true }).click()
  const words = locales.voucher[language]
  const paper = screen.getByRole('article')
  await expect.element(paper.getByRole('heading', { name: words.title.receipt }).first()).toBeVisible()
  // The unit has its own name, and the currency its symbol.
  const said = [...paper.element().querySelectorAll('section > :not(.voucher-head)')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replaceAll(/\sđ/g, '')
  expect(said).not.toMatch(/[ăâđêôơưàáạảãèéẹẻẽìíịỉĩòóọỏõùúụủũỳýỵỷỹấầậẩẫếềệểễốồộổỗớờợởỡứừựửữắằặẳẵ]/i)
  expect(paper.element().textContent).toContain('99/2025/TT-BTC')
})

test('money out of a bank account is no form of cash, and has no cashier', async () => {
  const lines = [line('credit', '131', '1500000', '0'), line('bank', '1121', '0', '1500000')]
  const screen = await open({ code: 'BN-2026-000001' }, { entity: 'refund', lines })
  const paper = screen.getByRole('article')
  await expect.element(paper.getByRole('heading', { name: 'Giấy báo nợ' }).first()).toBeVisible()
  expect(paper.element().textContent).not.toContain('Mẫu số')
  expect(paper.element().textContent).not.toContain(locales.voucher.vi.signers.cashier)
})

test('accounts of one side are named with their amounts', async () => {
  const lines = [
    line('bank', '1121', '0', '1000000'),
    line('other_income', '711', '0', '500000'),
    line('deposit', '3386', '1500000', '0'),
  ]
  const screen = await open({}, { entity: 'deposit_return', lines })
  await expect.element(screen.getByText('Có: 1121 (1.000.000); 711 (500.000)').first()).toBeVisible()
})

test('a voided one says so on both copies, and a draft cannot be printed', async () => {
  const voided = await open({ status: 'voided' })
  await expect.element(voided.getByText(locales.voucher.vi.voided).nth(1)).toBeVisible()
  await voided.unmount()
  const draft = await open({ status: 'draft', code: null })
  await expect.element(draft.getByText(locales.voucher.vi.after_approval)).toBeVisible()
  expect(draft.getByRole('button').elements()).toHaveLength(0)
})

test('one that moves no money is no voucher', async () => {
  const lines = [line('opening', '4111', '1500000', '0'), line('deposit', '3386', '0', '1500000')]
  const screen = await open({}, { entity: 'deposit', lines })
  await expect.poll(() => screen.container.querySelector('.ant-skeleton')).toBeNull()
  expect(screen.container.querySelector('article')).toBeNull()
})

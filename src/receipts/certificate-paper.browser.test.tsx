import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { CertificatePrint } from './certificate-paper.tsx'
import { CertificateStanding } from './certificate-standing.tsx'

const record = {
  id: '3',
  code: 'XN-2026-000001',
  status: 'issued' as const,
  apartment_id: '7',
  apartment: { id: '7', code: 'A-0107' },
  holder: 'Lê Thị Hoa',
  issued_on: '2026-11-22',
  credit: '50000',
  deposits: '0',
  issuer_name: 'Trần Minh',
}

test('a certificate says who owed nothing on which day, and what is kept, in the chosen language', async () => {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <CertificatePrint entity={registry.debt_certificate} record={record} tools={tools} />}
    </WithTools>,
  )
  const paper = screen.getByRole('article')
  await expect.element(paper.getByText(/Tính đến ngày\s22\/11\/2026, căn hộ\sA-0107/)).toBeVisible()
  const said = paper.element().textContent
  expect(said).toContain('XN-2026-000001')
  expect(said).toContain('50.000')
  // Nothing is said of deposits where none are held.
  expect(said).not.toContain('Tiền cọc')
  await screen.getByText('English', { exact: true }).click()
  await expect.element(paper.getByRole('heading', { name: locales.settlement.en.heading })).toBeVisible()
})

test('while it is made out, it shows what is open and the way to settle it', async () => {
  const account = (outstanding: string) => ({
    'GET /v1/manage/debts/apartments/7': {
      data: {
        outstanding,
        credit: '0',
        payer: { id: '7', code: 'A', name: null, householder: null },
        lines: [],
      },
    },
  })
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <CertificateStanding
          entity={registry.debt_certificate}
          record={{ apartment_id: '7' }}
          tools={tools}
          onChange={() => undefined}
        />
      )}
    </WithTools>,
    { replies: account('123456') },
  )
  await expect.element(screen.getByRole('alert').getByText(/123\.456/)).toBeVisible()
  const link = screen.getByRole('link', { name: locales.settlement.vi.collect })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('apartment=7'))
})

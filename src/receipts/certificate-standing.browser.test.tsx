import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { locales } from '../locales/index.ts'
import { CertificateStanding } from './certificate-standing.tsx'

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

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { text } from '#core/fields/index.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { DeclaredFields } from '../crud/form/declared-fields.tsx'
import { createFormStore } from '../crud/form/form-store.ts'
import { plainViews } from '../crud/form/plain-views.ts'
import { BankInput } from './bank-input.tsx'

const fields = { bank_name: text(), bank_code: text() }
const words = { bank_name: { label: 'Bank' }, bank_code: { label: 'Code' } }
const views = plainViews(fields, { bank_name: BankInput })

async function show(country: 'VN' | 'KH') {
  const store = createFormStore({ country })
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <DeclaredFields fields={fields} words={words} views={views} store={store} tools={tools} />}
    </WithTools>,
  )
  return { screen, name: screen.getByLabelText('Bank'), code: screen.getByLabelText('Code') }
}

test('a known bank brings its code, and takes it along; a typed code stays', async () => {
  const { screen, name, code } = await show('VN')
  await name.fill('vietcom')
  await userEvent.click(screen.getByText('Vietcombank (VCB)'))
  await expect.element(name).toHaveValue('Vietcombank')
  await expect.element(code).toHaveValue('VCB')
  await name.fill('Quỹ tín dụng nhân dân')
  await expect.element(code).toHaveValue('')
  await name.fill('mb bank')
  await expect.element(code).toHaveValue('MB')
  await code.fill('970422')
  await name.fill('Ngân hàng Quân đội')
  await expect.element(code).toHaveValue('970422')
})

test('elsewhere the name is typed', async () => {
  const { screen, name, code } = await show('KH')
  await name.fill('ABA Bank')
  await expect.element(name).toHaveValue('ABA Bank')
  await expect.element(code).toHaveValue('')
  expect(screen.getByRole('option').elements()).toEqual([])
})

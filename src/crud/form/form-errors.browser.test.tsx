import { expect, test } from 'vitest'
import { offer } from '#tests/support/components/record-form.tsx'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { FormErrors } from './form-errors.tsx'
import { createFormStore } from './form-store.ts'

test('what is wrong in a field that users have defined is told by its own label, and leads to it', async () => {
  const store = createFormStore({})
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <>
          <label data-path="custom.keys">
            <span>Số chìa khóa</span>
            <input />
          </label>
          <FormErrors entity={offer} store={store} tools={tools} />
        </>
      )}
    </WithTools>,
  )
  store.setErrors({ 'custom.keys': ['Bắt buộc nhập'], code: ['Quá dài'] })
  await screen.getByRole('button', { name: /Số chìa khóa: Bắt buộc nhập/ }).click()
  await expect.element(screen.getByLabelText('Số chìa khóa')).toHaveFocus()
})

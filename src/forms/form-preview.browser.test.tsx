import { expect, test } from 'vitest'
import { registrationForm } from '#entities/forms/registration-form.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { RecordForm } from '../crud/form/record-form.tsx'
import { setOverrides } from '../crud/use-views.ts'
import { words } from './locale.ts'
import { views } from './registration-form.views.tsx'

const { vi: said } = words

test('the form is shown as it will be while its questions are written', async () => {
  setOverrides({ [registrationForm.name]: () => Promise.resolve(views) })
  const screen = await renderInConsole(
    <WithTools can={() => true}>
      {(tools) => (
        <RecordForm
          entity={registrationForm}
          mode="create"
          tools={tools}
          initial={{
            requires_apartment: true,
            answer_limit: 'per_apartment',
            fields: [{ key: 'guests', label: 'Số người', type: 'number', required: true }],
          }}
          canCreate
          cancel={() => undefined}
          onSaved={() => undefined}
        />
      )}
    </WithTools>,
  )
  await expect.element(screen.getByRole('heading', { name: said.preview })).toBeVisible()
  const preview = screen.container.querySelector<HTMLElement>('.form-preview')
  const text = () => preview?.textContent ?? ''
  await expect.poll(text).toContain('Số người')
  expect(text()).toContain(said.apartment_help)
  // It is a picture: what saves the form is one form, and nothing in the picture takes the cursor.
  expect(screen.container.querySelectorAll('form')).toHaveLength(1)
  expect(preview?.querySelector('[inert]')).not.toBeNull()
  const label = screen.getByLabelText('Câu hỏi, Dòng 1', { exact: true })
  await label.fill('Bao nhiêu người?')
  await expect.poll(text).toContain('Bao nhiêu người?')
  await screen.getByLabelText('Tên', { exact: true }).first().fill('Tiệc hè')
  await expect.poll(text).toContain('Tiệc hè')
})

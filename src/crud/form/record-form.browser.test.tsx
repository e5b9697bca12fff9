import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { image, images } from '#core/fields/index.ts'
import { findDraft, keepDraft } from '#src/storage/drafts.ts'
import { compose } from '#tests/support/components/composition.ts'
import { choose, press } from '#tests/support/components/keys.ts'
import { tellLive } from '#tests/support/components/live.ts'
import { renderOfferForm } from '#tests/support/components/record-form.tsx'
import { breakdown, refusal } from '#tests/support/components/refusal.ts'
import { elsewhere } from '#tests/support/components/render.tsx'

const refuseWith = (error: unknown) => vi.fn((_params: never) => Promise.reject(error))
/** The values of the form's last request. */
/** The provider's last write, without the parts that only its wrappers read. */
function sent(verb: { mock: { calls: unknown[][] } }) {
  const { meta: _meta, ...asked } = (verb.mock.calls.at(-1)?.[0] ?? {}) as Record<string, unknown>
  return asked
}

type Form = Awaited<ReturnType<typeof renderOfferForm>>

/** Fills in the required fields of an offer. The cursor is already in the first field. */
async function fillIn(form: Form) {
  await expect.element(form.field('code')).toHaveFocus()
  await press('B-1{Tab}Nguyễn Minh')
}

describe('a new record', () => {
  test('has the cursor in its first field', async () => {
    const form = await renderOfferForm()
    await expect.element(form.field('code')).toHaveFocus()
  })

  test('has it in the first field that waits to be filled, where others are', async () => {
    const form = await renderOfferForm({ initial: { kind: 'repair', code: 'B-1' } })
    await expect.element(form.field('contractor')).toHaveFocus()
  })

  test('is not sent without its required fields, and the cursor goes to the first of them', async () => {
    const form = await renderOfferForm()
    await fillIn(form)
    await userEvent.clear(form.field('contractor'))
    await form.field('area').click()
    await press('{Enter}')
    await expect.element(form.field('contractor')).toHaveAccessibleDescription('Bắt buộc nhập')
    await expect.element(form.field('contractor')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(form.field('contractor')).toHaveFocus()
    await expect.element(form.field('code')).not.toHaveAttribute('aria-invalid')
    expect(form.create).not.toHaveBeenCalled()
  })

  test('shows and asks for what a value calls for, and sends nothing that is hidden', async () => {
    const form = await renderOfferForm()
    await fillIn(form)
    await expect.element(form.field('other_kind')).not.toBeInTheDocument()
    await press('{Tab}')
    await choose('other')
    await expect.element(form.field('other_kind')).toBeVisible()
    await press('{Control>}s{/Control}')
    await expect.element(form.field('other_kind')).toHaveFocus()
    await press('Sơn tường')
    form.getByRole('combobox').element().focus()
    await choose('repair')
    await expect.element(form.field('other_kind')).not.toBeInTheDocument()
    await press('{Control>}s{/Control}')
    await expect
      .poll(() => sent(form.create))
      .toEqual({
        resource: 'offer',
        variables: { code: 'B-1', contractor: 'Nguyễn Minh', kind: 'repair', other_kind: null },
      })
  })

  test('keeps the rules between its fields', async () => {
    const form = await renderOfferForm()
    await fillIn(form)
    await form.field('starts_on').click()
    await press('31/01/2026{Enter}')
    await form.field('ends_on').click()
    await press('30/01/2026{Enter}')
    await press('{Control>}s{/Control}')
    await expect.element(form.field('ends_on')).toHaveAttribute('aria-invalid', 'true')
    expect(form.create).not.toHaveBeenCalled()
  })

  test('is saved by Enter, once however often it is pressed', async () => {
    const waiting = Promise.withResolvers<unknown>()
    const create = vi.fn((_params: never) => waiting.promise)
    const form = await renderOfferForm({ verbs: { create } })
    await fillIn(form)
    await press('{Enter}{Enter}')
    waiting.resolve({ data: { id: '7', version: 1 } })
    await expect.poll(() => form.onSaved.mock.calls).toEqual([[{ id: '7', version: 1 }, false]])
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('is not saved by the Enter that takes a day', async () => {
    const form = await renderOfferForm()
    await fillIn(form)
    await form.field('starts_on').click()
    await press('31/01/2026{Enter}')
    await expect.element(form.field('starts_on')).toHaveValue('31/01/2026')
    expect(form.create).not.toHaveBeenCalled()
    await press('{Enter}')
    await expect.poll(() => sent(form.create)).toMatchObject({ variables: { starts_on: '2026-01-31' } })
  })

  test('is saved by Ctrl+Enter with another one to follow', async () => {
    const form = await renderOfferForm()
    await fillIn(form)
    await press('{Control>}{Enter}{/Control}')
    await expect.poll(() => form.onSaved.mock.calls).toEqual([[{ id: '7', version: 1 }, true]])
  })
})

describe('what the server refuses', () => {
  test('stands at its field, where the cursor goes', async () => {
    const form = await renderOfferForm({
      verbs: { create: refuseWith(refusal({ contractor: ['value_exists'] })) },
    })
    await fillIn(form)
    await form.field('code').click()
    await press('{Enter}')
    await expect.element(form.field('contractor')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(form.field('contractor')).toHaveFocus()
    await expect.element(form.field('contractor')).toHaveValue('Nguyễn Minh')
    await press('x')
    await expect.element(form.field('contractor')).not.toHaveAttribute('aria-invalid')
  })

  test('takes nothing of what was typed when it fails altogether', async () => {
    const form = await renderOfferForm({ verbs: { create: refuseWith(breakdown()) } })
    await fillIn(form)
    await press('{Enter}')
    const dialog = form.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(form.field('code')).toHaveValue('B-1')
    await expect.element(form.field('contractor')).toHaveValue('Nguyễn Minh')
  })
})

describe('leaving', () => {
  test('asks only where something would be lost', async () => {
    const form = await renderOfferForm()
    await expect.element(form.field('code')).toHaveFocus()
    await press('B{Backspace}')
    await form.router.navigate('/elsewhere')
    await expect.element(form.getByText(elsewhere)).toBeVisible()
  })

  test('asks nothing after values that it was given, or has filled in by itself', async () => {
    const form = await renderOfferForm({ initial: { kind: 'repair', code: 'B-9', other_kind: 'gone' } })
    await expect.element(form.field('code')).toHaveValue('B-9')
    await form.router.navigate('/elsewhere')
    await expect.element(form.getByText(elsewhere)).toBeVisible()
  })

  test('with unsaved text stays until the user says so', async () => {
    const form = await renderOfferForm()
    await fillIn(form)
    await form.router.navigate('/elsewhere')
    await form.getByRole('button', { name: 'Ở lại' }).click()
    await expect.element(form.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(form.field('code')).toHaveValue('B-1')
    await form.router.navigate('/elsewhere')
    await form.getByRole('button', { name: 'Rời đi' }).click()
    await expect.element(form.getByText(elsewhere)).toBeVisible()
  })
})

describe('a record that is edited', () => {
  const record = { id: '7', version: 1, code: 'B-1', contractor: 'Minh', kind: 'repair', price: '1250000' }

  test('sends what has changed, with the version that it was read at', async () => {
    const form = await renderOfferForm({ record })
    await userEvent.fill(form.field('contractor'), 'Nam')
    await press('{Enter}')
    await expect
      .poll(() => sent(form.update))
      .toEqual({
        resource: 'offer',
        id: '7',
        variables: { contractor: 'Nam', version: 1 },
      })
  })

  test('keeps what is being typed when another one changes it meanwhile, and says who', async () => {
    const entry = { id: '1', action: 'update', actor_name: 'Lê Hoa', created_at: '', changes: [] }
    const form = await renderOfferForm({
      record,
      verbs: { custom: () => Promise.resolve({ data: { data: [entry], total: 1 } }) },
    })
    await userEvent.fill(form.field('contractor'), 'Nam')
    tellLive({ type: 'changed', resource: 'offer', ids: ['7'], action: 'update' })
    await expect.element(form.getByText(/Lê Hoa/)).toBeVisible()
    await expect.element(form.field('contractor')).toHaveValue('Nam')
  })
})

describe.each([
  { language: 'vi', typed: '1234,5', shown: '1.234,5' },
  { language: 'en', typed: '1234.5', shown: '1,234.5' },
  { language: 'km', typed: '1234.5', shown: '1,234.5' },
] as const)('in $language', ({ language, typed, shown }) => {
  test('numbers and days are read as they are written there', async () => {
    const form = await renderOfferForm({ language })
    await fillIn(form)
    await form.field('area').click()
    await press(typed)
    await expect.element(form.field('area')).toHaveValue(shown)
    await form.field('starts_on').click()
    await press('05/02/2026{Enter}')
    await expect.element(form.field('starts_on')).toHaveValue('05/02/2026')
    await press('{Control>}s{/Control}')
    await expect
      .poll(() => sent(form.create))
      .toMatchObject({
        variables: { area: 1234.5, starts_on: '2026-02-05' },
      })
  })
})

describe('an input method', () => {
  const telex = ['N', 'Ng', 'Ngu', 'Nguy', 'Nguye', 'Nguyê', 'Nguyên', 'Nguyễn']

  test('loses no letter of what it composes', async () => {
    const form = await renderOfferForm()
    await expect.element(form.field('code')).toHaveFocus()
    await press('B-1{Tab}')
    await compose(telex)
    await press(' ')
    await compose(['V', 'Va', 'Vă', 'Văn'])
    await expect.element(form.field('contractor')).toHaveValue('Nguyễn Văn')
    await press('{Enter}')
    await expect.poll(() => sent(form.create)).toMatchObject({ variables: { contractor: 'Nguyễn Văn' } })
  })
})

describe('what was typed and not saved', () => {
  const draftOf = '/offer-edit/9'
  const record = { id: '9', version: 1, code: 'B-9', contractor: 'An', kind: 'repair', status: 'draft' }
  const found = () => findDraft(JSON.stringify(['5', '1', draftOf]))

  test('is offered when the form is opened again: only what differs, no files, until it is saved', async () => {
    const left = await renderOfferForm({ record, draftOf })
    await left.field('contractor').fill('Bình')
    await expect.poll(async () => (await found())?.values).toEqual({ contractor: 'Bình' })
    await keepDraft(
      'photo',
      { photo: image(), photos: images() },
      { photo: new Blob(), photos: ['7', new Blob()] },
    )
    expect((await findDraft('photo'))?.values).toEqual({ photos: ['7'] })
    await left.unmount()

    // Somebody has changed another field meanwhile.
    const form = await renderOfferForm({ record: { ...record, code: 'B-10', version: 2 }, draftOf })
    await expect.element(form.field('contractor')).toHaveValue('An')
    await form.getByRole('button', { name: 'Khôi phục', exact: true }).click()
    await expect.element(form.field('contractor')).toHaveValue('Bình')
    await expect.element(form.field('code')).toHaveValue('B-10')
    await press('{Control>}s{/Control}')
    await expect.poll(() => form.onSaved.mock.calls.length).toBe(1)
    await expect.poll(found).toBeUndefined()
  })

  test('can be discarded', async () => {
    const left = await renderOfferForm({ record, draftOf })
    await left.field('contractor').fill('Bình')
    await expect.poll(found).toBeDefined()
    await left.unmount()
    const form = await renderOfferForm({ record, draftOf })
    await form.getByRole('button', { name: 'Bỏ bản đã nhập', exact: true }).click()
    await expect.poll(found).toBeUndefined()
    await expect.element(form.field('contractor')).toHaveValue('An')
  })
})

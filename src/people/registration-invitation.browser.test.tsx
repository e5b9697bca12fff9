import { expect, test } from 'vitest'
import { labels } from '#entities/labels.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { words } from './locale.ts'
import { RegistrationInvitation } from './registration-invitation.tsx'

const { doubt } = labels.resident_registration.vi.options
const asked = (why: string | null) => ({
  id: '1',
  version: 1,
  doubt: why,
  note: 'Năm sinh: 1985',
  invitation_id: null,
})

test.each([
  ['nobody is called so', 'office_checks', doubt.office_checks, false],
  ['somebody is in as them', 'already_joined', doubt.already_joined, true],
] as const)(
  'the queue says why somebody with an invitation waits: %s',
  async (_what, why, sentence, isTaken) => {
    const screen = await renderInConsole(
      <WithTools>{(tools) => <RegistrationInvitation asked={asked(why)} tools={tools} />}</WithTools>,
    )
    await expect.element(screen.getByText(sentence)).toBeVisible()
    await expect.element(screen.getByText('Năm sinh: 1985')).toBeVisible()
    expect(screen.getByText(words.vi.taken_first).elements()).toHaveLength(isTaken ? 1 : 0)
  },
)

test('who applied without an invitation is shown no such thing', async () => {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <div data-testid="place">
          <RegistrationInvitation asked={asked(null)} tools={tools} />
        </div>
      )}
    </WithTools>,
  )
  await expect.element(screen.getByTestId('place')).toBeEmptyDOMElement()
})

import { expect, test } from 'vitest'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { words as peopleWords } from './locale.ts'
import { PersonTable } from './person-table.tsx'

const person = (gender: string) => ({
  id: '1',
  version: 1,
  full_name: 'Vũ Thu Mai',
  date_of_birth: '1990-02-03',
  gender,
})

// The day of birth is the same in all of them.
test.each([
  ['both are known', 'female', 'female', 2],
  ['they differ', 'female', 'male', 1],
  ['neither is known, which tells nothing', 'unknown', 'unknown', 1],
])(
  'the gender of an applicant and of a resident is marked as alike where %s',
  async (_what, ours, theirs, marked) => {
    const screen = await renderInConsole(
      <WithTools>
        {(tools) => (
          <PersonTable
            asked={person(ours)}
            residents={[person(theirs)]}
            matches={[]}
            person=""
            onPerson={() => undefined}
            tools={tools}
          />
        )}
      </WithTools>,
    )
    await expect.element(screen.getByText(peopleWords.vi.alike, { exact: true }).first()).toBeVisible()
    expect(screen.getByText(peopleWords.vi.alike, { exact: true }).elements()).toHaveLength(marked)
  },
)

import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFirstFocus } from './use-first-focus.ts'

/** A form whose first input comes later than its second, as parts that are loaded do. */
function Late() {
  const form = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  useFirstFocus(form, { isWanted: true })
  return (
    <>
      <div ref={form}>
        <div className="lobby-field">
          <label htmlFor="first">first</label>
          {isThere && <input id="first" />}
        </div>
        <div className="lobby-field">
          <label htmlFor="second">second</label>
          <input id="second" />
        </div>
      </div>
      <output ref={(place) => place?.addEventListener('load', () => setThere(true))} />
    </>
  )
}

const load = () => document.querySelector('output')?.dispatchEvent(new Event('load'))

test('the first field gets the cursor, though another had it before the first one came', async () => {
  const { getByLabelText } = await render(<Late />)
  // As a dialog does that has opened.
  getByLabelText('second').element().focus()
  load()
  await expect.element(getByLabelText('first')).toHaveFocus()
})

test('who has begun to type elsewhere stays there', async () => {
  const { getByLabelText } = await render(<Late />)
  await getByLabelText('second').click()
  load()
  await expect.element(getByLabelText('first')).toBeVisible()
  await expect.element(getByLabelText('second')).toHaveFocus()
})

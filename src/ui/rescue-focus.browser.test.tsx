import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { rescueFocus } from './rescue-focus.ts'

/** A page whose button goes a while after it was pressed, as when the record has been loaded again. */
function Record() {
  const [isDone, setDone] = useState(false)
  const approve = () => {
    rescueFocus()
    setTimeout(() => setDone(true), 200)
  }
  return (
    <main>
      <div className="lobby-page-title">
        <h1 tabIndex={-1}>Voucher 7</h1>
      </div>
      {isDone ? (
        <p>approved</p>
      ) : (
        <button type="button" onClick={approve}>
          approve
        </button>
      )}
    </main>
  )
}

test('the heading gets the focus when the pressed button goes later', async () => {
  const screen = await renderInConsole(<Record />)
  await userEvent.click(screen.getByRole('button', { name: 'approve' }))
  await expect.element(screen.getByText('approved')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Voucher 7' })).toHaveFocus()
})

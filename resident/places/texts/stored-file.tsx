import { callForFile } from '../../data/call.ts'
import { readFile } from '../../data/calls.ts'
import { Refusal } from '../../data/refusal.ts'
import { sayRefusal } from '../../language/say.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useDoing } from '../../parts/use-doing.ts'

/** A file that a record holds, fetched by a tap. */
export function StoredFile({ id, name }: { readonly id: string; readonly name: string }) {
  const { isBusy, failure, run } = useDoing()
  const open = async () => saveFile(await callForFile(readFile, { path: { id } }), name)
  return (
    <>
      <button type="button" className="button wide" disabled={isBusy} onClick={() => void run(open)}>
        {name}
      </button>
      {failure instanceof Refusal && (
        <p className="error" role="alert">
          {sayRefusal(failure)}
        </p>
      )}
    </>
  )
}

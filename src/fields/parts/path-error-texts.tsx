import { errorId, usePathErrors } from './errors.ts'

/** What is wrong within a field that holds several inputs, below the one that it belongs to. */
export function PathErrorTexts({ path }: { readonly path: string }) {
  const errors = usePathErrors(path)
  if (errors.length === 0) return null
  return (
    <div id={errorId(path)} className="lobby-row-error" role="alert">
      {errors.map((error) => (
        <div key={error}>{error}</div>
      ))}
    </div>
  )
}

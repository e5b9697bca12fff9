import { errorId, usePathErrors } from './errors.ts'

/** Errors inside a field with several inputs, shown below the input that each belongs to. */
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

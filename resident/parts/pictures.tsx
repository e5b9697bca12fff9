import { useEffect, useId, useState } from 'react'
import { callForFile } from '../data/call.ts'
import { readFile } from '../data/calls.ts'
import { cutDown } from '../data/picture.ts'
import { say } from '../language/say.ts'

interface PicturesProps {
  readonly label: string
  readonly of: readonly Blob[]
  /** How many there may be. */
  readonly most: number
  readonly change: (pictures: readonly Blob[]) => void
  readonly error?: string | undefined
}

/** Pictures that are about to be sent: chosen or taken, cut down here, shown, and taken out again. */
export function Pictures({ label, of, most, change, error }: PicturesProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  async function add(files: readonly File[]) {
    setBusy(true)
    const cut: Blob[] = []
    for (const file of files.slice(0, most - of.length)) cut.push(await cutDown(file))
    setBusy(false)
    change([...of, ...cut])
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <ul className="pictures">
        {of.map((picture, at) => (
          <li key={at}>
            <Shot of={picture} name={say('shell.picture', { n: at + 1 })} />
            <button
              type="button"
              className="button small"
              aria-label={say('shell.picture_remove', { n: at + 1 })}
              onClick={() => change(of.filter((_one, place) => place !== at))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {of.length < most && (
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple={most > 1}
          disabled={isBusy}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // The same picture may be chosen again after it was taken out.
            target.value = ''
            void add(files)
          }}
        />
      )}
      <p id={`${id}-error`} className="error" role="alert">
        {error}
      </p>
    </div>
  )
}

/** Pictures that records hold, by their files' ids. */
export const StoredPictures = ({ of }: { readonly of: readonly string[] | null }) =>
  of === null || of.length === 0 ? null : (
    <ul className="pictures">
      {of.map((id, at) => (
        <li key={id}>
          <StoredPicture id={id} name={say('shell.picture', { n: at + 1 })} />
        </li>
      ))}
    </ul>
  )

interface StoredPictureProps {
  readonly id: string
  /** What it shows. Empty: what stands beside it says so. */
  readonly name: string
}

/** No address of a picture would be let in: the session's cookie is taken together with a header alone. */
export function StoredPicture({ id, name }: StoredPictureProps) {
  const [picture, setPicture] = useState<Blob>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let isGone = false
    callForFile(readFile, { path: { id } }).then(
      (found) => isGone || setPicture(found),
      () => isGone || setLost(true),
    )
    return () => void (isGone = true)
  }, [id])
  if (isLost) return <p className="quiet">{say('shell.picture_lost')}</p>
  return picture === undefined ? <span className="shot" /> : <Shot of={picture} name={name} />
}

/** Its place is kept while it comes; a tap shows all of it. */
function Shot({ of, name }: { readonly of: Blob; readonly name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(of)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [of])
  return address === undefined ? (
    <span className="shot" />
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      <img className="shot" src={address} alt={name} />
    </a>
  )
}

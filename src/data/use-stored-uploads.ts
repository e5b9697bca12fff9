import { useRef } from 'react'
import { uploadFile } from '#domain/calls/files.ts'
import { callForData } from './call-api.ts'

/** Stores files before the call that names them by their ids. Where that call is sent again, they are not. */
export function useStoredUploads() {
  const stored = useRef(new WeakMap<Blob, string>())
  const idOf = async (file: string | Blob) => {
    if (typeof file === 'string') return file
    const known = stored.current.get(file)
    if (known !== undefined) return known
    const { id } = await callForData(uploadFile, { body: { file } })
    stored.current.set(file, id)
    return id
  }
  return (files: readonly (string | Blob)[]): Promise<string[]> => Promise.all(files.map(idOf))
}

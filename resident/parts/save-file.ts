/** Saves a file, or shares it where it must be. */
export async function saveFile(content: Blob, name: string): Promise<void> {
  if (mustShare(content, name)) {
    // Whoever closes the sheet has decided so.
    await navigator.share({ files: [fileOf(content, name)] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** In an installed app a download opens a page that nobody comes back from: there a file is shared. */
export const mustShare = (content: Blob, name: string): boolean =>
  matchMedia('(display-mode: standalone)').matches &&
  'canShare' in navigator &&
  navigator.canShare({ files: [fileOf(content, name)] })

const fileOf = (content: Blob, name: string) => new File([content], name, { type: content.type })

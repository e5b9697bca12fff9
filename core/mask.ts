/** Of a long text a third at each end would say nearly everything. */
const mostShown = 3

/** Hides the middle of a text: `0912345678` -> `091****678`. */
export function maskText(text: string) {
  const characters = Array.from(text)
  const shown = Math.min(mostShown, Math.floor(characters.length / 3))
  const hidden = characters.length - 2 * shown
  return characters.slice(0, shown).join('') + '*'.repeat(hidden) + characters.slice(shown + hidden).join('')
}

/** Hides 3 characters before the @: `minh.tran@mail.vn` -> `minh.t***@mail.vn`. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf('@')
  if (at < 0) return maskText(email)
  const name = Array.from(email.slice(0, at))
  return `${name.slice(0, -3).join('')}${'*'.repeat(Math.min(3, name.length))}${email.slice(at)}`
}

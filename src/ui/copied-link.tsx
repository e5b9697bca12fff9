import { Input } from 'antd'
import { CopyButton } from './copy-button.tsx'

/** A link to be copied, by its button or by hand. */
export const CopiedLink = ({ link, label }: { readonly link: string; readonly label: string }) => (
  <Input
    readOnly
    aria-label={label}
    value={link}
    onFocus={(event) => event.target.select()}
    suffix={<CopyButton text={link} />}
  />
)

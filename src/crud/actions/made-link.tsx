import { LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useWork } from '../../errors/use-work.ts'
import { formatDateTime } from '../../fields/format.ts'
import type { Translate } from '../../i18n/use-t.ts'
import { CopiedLink } from '../../ui/copied-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface Made {
  readonly link: string
  /** ISO instant. */
  readonly expires_at: string
}

interface LinkWords {
  /** What the link is called. */
  readonly label: string
  readonly title: string
  /** What the link is for, and until when. */
  readonly help: (time: string) => string
  readonly t: Translate
}

interface MadeLinkProps extends LinkWords {
  readonly make: () => Promise<Made>
}

/** A button that makes a link for somebody who signs in nowhere, and shows it to be copied. */
export function MadeLink({ make, ...words }: MadeLinkProps) {
  const { label, t } = words
  const [made, setMade] = useState<Made>()
  const { isBusy, work } = useWork(t)
  const begin = () => work(async () => setMade(await make()))
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} loading={isBusy} onClick={() => void begin()}>
        {label}
      </Button>
      {made !== undefined && <LinkDialog {...words} made={made} close={() => setMade(undefined)} />}
    </>
  )
}

interface LinkDialogProps extends LinkWords {
  readonly made: Made
  readonly close: () => void
}

/** A link that was made, to be copied. */
export const LinkDialog = ({ label, title, help, t, made, close }: LinkDialogProps) => (
  <Dialog
    open
    title={title}
    okText={t('console.crud.record.close')}
    // There is nothing to go back from.
    footer={(_buttons, { OkBtn }) => <OkBtn />}
    onOk={close}
    onCancel={close}
  >
    <p>{help(formatDateTime(made.expires_at))}</p>
    <CopiedLink link={made.link} label={label} />
  </Dialog>
)

import { printCertificate, readCertificatePaper } from '#domain/calls/papers.ts'
import { debtCertificate } from '#entities/debts/debt-certificate.ts'
import { defineViews } from '../crud/views.ts'
import { CertificateStanding } from './certificate-standing.tsx'
import { ownPrint } from './own-print.tsx'

/** A certificate shows what is open while it is made out, and is printed from its page. */
export const views = defineViews(debtCertificate, {
  slots: {
    standing: CertificateStanding,
    print: ownPrint({ read: readCertificatePaper, print: printCertificate }),
  },
})

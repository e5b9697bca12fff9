import { hash, randomBytes } from 'node:crypto'

/** 256 random bits in base64url; nothing can be read out of it. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The form of a token that the database stores. A fast hash is enough: 256 bits cannot be guessed. */
export const hashToken = (token: string) => hash('sha256', token, 'hex')

/** The token of an `authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined) =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header ?? '')?.[1]

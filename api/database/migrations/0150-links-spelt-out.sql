-- Banners and sliders took any text for a link, `javascript:` among it. Names of sites get their scheme; what is no address
-- that can be opened without harm goes: the office gives it again. Signs that browsers drop, and backslashes, are in none.
UPDATE "banner" SET "link" = 'https://' || "link" WHERE "link" ~* '^www\.[^\s\\@<>"]+$';
--> statement-breakpoint
UPDATE "slider" SET "link" = 'https://' || "link" WHERE "link" ~* '^www\.[^\s\\@<>"]+$';
--> statement-breakpoint
UPDATE "banner" SET "link" = NULL
  WHERE "link" !~* '^(https?://[^\s\\@<>"/?#]+\.[^\s\\@<>"/?#]+([/?#][^\s\\<>"]*)?|(mailto:|tel:)[^\s\\<>"]+|(/[^/\s\\?#][^\s\\]*|/))$'
    OR "link" ~ '[[:cntrl:]]';
--> statement-breakpoint
UPDATE "slider" SET "link" = NULL
  WHERE "link" !~* '^(https?://[^\s\\@<>"/?#]+\.[^\s\\@<>"/?#]+([/?#][^\s\\<>"]*)?|(mailto:|tel:)[^\s\\<>"]+|(/[^/\s\\?#][^\s\\]*|/))$'
    OR "link" ~ '[[:cntrl:]]';

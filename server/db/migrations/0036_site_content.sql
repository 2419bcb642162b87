-- expand
ALTER TABLE "sites" ADD COLUMN "content" jsonb DEFAULT '{}'::jsonb NOT NULL;
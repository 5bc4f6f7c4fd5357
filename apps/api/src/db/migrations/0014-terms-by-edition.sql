-- A search reads the documents of one edition, and terms in both languages, so what an index of both leads to was thrown away by half:
-- each edition has its own. The kind stands beside what is being typed, for of each kind only some are asked for.
drop index search_document_terms;
drop index search_document_head;
create index search_document_terms_cn on search_document using gin (terms) with (fastupdate = off) where edition = 'cn';
create index search_document_terms_en on search_document using gin (terms) with (fastupdate = off) where edition = 'en';
create index search_document_head_cn on search_document using gin (head, (array[kind])) with (fastupdate = off) where edition = 'cn';
create index search_document_head_en on search_document using gin (head, (array[kind])) with (fastupdate = off) where edition = 'en';
-- The freshest documents of an edition, whatever their kind: what is common is found among them.
create index search_document_freshest on search_document (edition, published_at desc, kind, id desc);

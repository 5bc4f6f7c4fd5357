-- What a search shows of a body is cut from here: as text, and no more of it than is indexed. Made with the search document.
alter table article_body add column search_text text;

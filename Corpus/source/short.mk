install-data-hook:
	$(mkinstalldirs) $(DESTDIR)$(hulldir)

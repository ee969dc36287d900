ifndef PREFIX
PREFIX := /usr/local
endif

define install_program
install -d $(DESTDIR)$(PREFIX)/bin
install -m 755 $(1) $(DESTDIR)$(PREFIX)/bin
endef

install: all
	$(call install_program,word_count)

-include $(wildcard *.d)

// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers = """
    certain * * *|906 928 885 831 945 960 908 857 905 944 838 763
    certain container binary general|826 942 812 813 899 958 814 869 708 918 753 745
    certain container binary specific|921 922 907 842 961 968 934 858 956 956 863 775
    certain container text general|902 963 870 871 919 971 895 896 858 946 818 819
    certain container text specific|968 969 935 892 975 976 948 913 953 955 907 847
    certain content binary specific|945 949 840 748 897 897 869 790 883 887 778 665
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|973 973 954 847 976 976 966 879 961 961 937 789
    fair container binary general|917 963 915 827 933 971 932 859 882 946 879 763
    fair container binary specific|954 954 931 770 964 964 945 810 933 933 900 692
    fair content binary specific|960 960 938 785 967 967 949 823 939 939 908 711
    fair content text specific|967 967 946 815 972 972 957 848 949 949 922 747
    fair signature text specific|925 925 888 639 940 940 910 716 893 893 842 572
    fair text binary specific|965 965 951 829 975 975 961 860 953 953 929 774
    fair text text general|952 979 950 893 961 983 960 914 928 969 927 849
    fair text text specific|975 975 955 853 978 978 967 885 964 964 940 797
    fallback * * *|573 940 934 810 644 954 941 808 494 914 899 732
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|293 871 871 649 396 895 876 667 257 819 788 514
    fallback text text general|666 963 955 864 726 973 963 856 573 946 935 804
    strong * * *|962 969 947 861 968 969 956 893 903 916 923 791
    strong container binary general|857 945 873 799 870 957 901 802 802 921 823 727
    strong container binary specific|916 919 887 718 939 939 909 764 884 884 841 632
    strong content binary specific|965 973 946 865 964 965 954 890 902 902 922 793
    strong content text specific|958 958 951 868 974 974 961 892 951 951 929 809
    strong signature binary general|924 975 940 900 946 980 952 920 902 964 914 859
    strong signature binary specific|971 971 947 853 964 964 954 885 945 945 924 796
    strong signature text general|941 978 946 909 951 982 957 927 911 967 921 871
    strong signature text specific|965 966 952 866 973 973 962 891 947 949 931 813
    strong text text general|945 976 943 904 959 979 955 927 906 965 917 864
    strong text text specific|960 969 950 851 975 975 960 898 884 915 927 774
    weak * * *|919 960 919 820 939 966 936 853 890 939 887 755
    weak container binary specific|937 960 925 829 942 969 940 860 895 942 893 765
    weak content binary specific|878 948 894 767 916 954 914 807 853 917 850 689
    weak content text specific|931 956 918 814 942 965 934 848 886 937 883 747
    weak signature text specific|956 971 936 867 956 977 955 893 920 957 918 815
    weak text text specific|903 963 926 826 941 968 939 858 897 943 891 761
    """

  /// Of the candidates after it.
  static let others = """
    alternative|9
    claimed|400
    contradicted|18
    general|30
    rival certain|52
    rival fair|12
    rival fallback|1
    rival strong|22
    rival weak|2
    """
}
